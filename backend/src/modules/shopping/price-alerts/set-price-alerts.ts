import { Injectable } from '@nestjs/common';
import type { PriceAlerts } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { secretToken } from '../../../kernel/spelling';
import { Customer } from '../../customers';
import { Wishlist } from '../wishlists/wishlist.entity';
import { Wishlists } from '../wishlists/wishlists';
import { PriceDrops } from './price-drops';

/** Turns a customer's price alerts on and off: from the account, or off by the link in an e-mail. */
@Injectable()
export class SetPriceAlerts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wishlists: Wishlists,
    private readonly priceDrops: PriceDrops,
  ) {}

  async state({ id: customer_id }: Pick<Actor, 'id'>): Promise<PriceAlerts> {
    return shown(await this.database.em.findOneBy(Wishlist, { customer_id }));
  }

  /** @throws Failure 409 `email_unverified`: only verified addresses receive e-mails */
  async execute(isOn: boolean, actor: Actor): Promise<PriceAlerts> {
    const attempt = (): Promise<void> => (isOn ? this.begin(actor.id) : this.end({ customer_id: actor.id }));
    // A concurrent request may have created the wish list; the second attempt finds it.
    await attempt().catch((error: unknown) => {
      if (isDuplicate(error)) return attempt();
      throw error;
    });
    return this.state(actor);
  }

  /** @throws Failure 404 for an unknown token */
  async byLink(token: string): Promise<PriceAlerts> {
    return shown(await this.find(token));
  }

  /** Idempotent; the link can only turn alerts off, never on again. */
  async endByLink(token: string): Promise<PriceAlerts> {
    const { id } = await this.find(token);
    await this.end({ id });
    return this.byLink(token);
  }

  private async find(token: string): Promise<Wishlist> {
    const isToken = /^[\w-]{43}$/.test(token);
    const list = isToken ? await this.database.em.findOneBy(Wishlist, { alerts_token: token }) : null;
    // The database's collation may treat different tokens as equal.
    if (list?.alerts_token !== token) throw Failure.notFound('page');
    return list;
  }

  private begin(customerId: number): Promise<void> {
    return this.database.tx(async (em) => {
      const customer = await em.findOneBy(Customer, { id: customerId });
      if (!customer?.email_verified_at)
        throw Failure.conflict('email_unverified', 'Please confirm your email address first.');
      const id = await this.wishlists.findOrCreate(customerId);
      const list = await em.findOneByOrFail(Wishlist, { id });
      if (list.alerts_since) return;
      const now = this.clock.now();
      const alerts_token = list.alerts_token ?? secretToken();
      await em.update(Wishlist, { id }, { alerts_since: now, alerts_token, updated_at: now });
      // Price drops that the wish list already shows are not sent.
      await this.priceDrops.record(await this.priceDrops.list(customerId, BASE_LANGUAGE));
    });
  }

  private async end(whose: { id: number } | { customer_id: number }): Promise<void> {
    const nothing = { alerts_since: null, updated_at: this.clock.now() };
    await this.database.tx((em) => em.update(Wishlist, whose, nothing));
  }
}

const shown = (list: Wishlist | null): PriceAlerts => ({ is_on: (list?.alerts_since ?? null) !== null });
