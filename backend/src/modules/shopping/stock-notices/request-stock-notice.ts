import { Injectable } from '@nestjs/common';
import type { RequestedStockNotice } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { normaliseEmail, secretToken } from '../../../kernel/spelling';
import type { Offer } from '../../pricing';
import { Offers } from '../../pricing';
import { Customer } from '../../customers';
import { StockNoticeMails } from './stock-notice-mails';
import { StockNotice } from './stock-notice.entity';
import { stockNoticeProcess } from './stock-notice.process';
import type { AskStockNoticeInput } from './stock-notices.inputs';

/** Milliseconds before another confirmation e-mail is sent to the same address for the same variant. */
const PAUSE = 10 * 60_000;

/**
 * Registers a back-in-stock notice for a sold-out variant; responses to guests don't reveal existing notices.
 */
@Injectable()
export class RequestStockNotice {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly offers: Offers,
    private readonly mails: StockNoticeMails,
  ) {}

  /**
   * A customer's verified address is active at once; any other must be confirmed by e-mail (double opt-in).
   * @throws Failure 422 for a variant that is not sold here; 409 `in_stock`
   */
  async execute(input: AskStockNoticeInput, { actor, language }: Caller): Promise<RequestedStockNotice> {
    if (input.website) return { state: 'pending' };
    const offer = (await this.offers.findByVariants([input.variant_id], language)).get(input.variant_id);
    if (!offer?.sellable) throw Failure.field('variant_id', 'There is no such product.');
    if (offer.available > 0 || offer.backorder === 'allow')
      throw Failure.conflict('in_stock', 'This product is in stock: you can order it now.');
    const email = normaliseEmail(input.email);
    const state = (await this.isProven(email, actor)) ? 'waiting' : 'pending';
    const customer_id = actor?.audience === 'customer' ? actor.id : null;
    await this.write({ email, state, customer_id, language }, offer).catch((error: unknown) => {
      // A concurrent request created the same notice.
      if (!isDuplicate(error)) throw error;
    });
    return { state };
  }

  private async isProven(email: string, actor: Actor | null): Promise<boolean> {
    if (actor?.audience !== 'customer') return false;
    const customer = await this.database.em.findOneBy(Customer, { id: actor.id });
    return customer !== null && customer.email === email && customer.email_verified_at !== null;
  }

  private write(
    requested: Pick<StockNotice, 'email' | 'customer_id' | 'language'> & { state: 'pending' | 'waiting' },
    offer: Offer,
  ): Promise<void> {
    return this.database.tx(async (em) => {
      const now = this.clock.now();
      const { variant_id } = offer;
      const { state, ...facts } = requested;
      const values = {
        ...facts,
        token: secretToken(),
        since: now,
        updated_at: now,
      };
      const existing = await em.findOneBy(StockNotice, { variant_id, email: requested.email });
      if (!existing) await em.insert(StockNotice, { ...values, variant_id, state, created_at: now });
      else if (existing.state === 'waiting') return;
      else if (existing.state !== state)
        await stockNoticeProcess.move(em, StockNotice, existing, state, 'person', values);
      else if (now.getTime() - existing.updated_at.getTime() < PAUSE) return;
      else await em.update(StockNotice, { id: existing.id }, values);
      if (state === 'pending')
        await this.mails.confirm(
          await em.findOneByOrFail(StockNotice, { variant_id, email: requested.email }),
          offer,
        );
    });
  }
}
