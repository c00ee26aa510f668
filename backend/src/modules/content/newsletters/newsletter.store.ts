import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, type SubscriptionMover, type SubscriptionState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { secretToken } from '../../../kernel/spelling';
import { type Customer, MarketingConsents } from '../../customers';
import { Newsletter } from './newsletter.entity';
import { NewsletterMails } from './newsletter-mails';

/** Stores subscriptions; sends confirmation e-mails, and enforces the state transitions. */
@Injectable()
export class NewsletterStore extends StatefulStore<Newsletter> {
  constructor(
    tools: StoreTools,
    private readonly mails: NewsletterMails,
    private readonly consents: MarketingConsents,
  ) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async () => {
      const id = await super.create({ ...input, token: secretToken() }, bounds, actor);
      await this.mails.sendConfirmation(await this.find(id, {}));
      return id;
    });
  }

  /** A changed address has not consented, so it must be confirmed again. */
  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const before = await this.find(id, bounds);
      await this.updateRow(before, input, actor);
      const after = await this.find(id, bounds);
      if (after.email === before.email) return;
      await em.update(Newsletter, { id }, { state: 'pending', consent_at: null });
      await this.consents.set(before.email, false);
      await this.mails.sendConfirmation(after);
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const { email } = await this.find(id, bounds);
      await super.remove(id, bounds, actor);
      await this.consents.set(email, false);
    });
  }

  /** A transition by the subscriber, through a link of an email. */
  async answer(id: number, to: SubscriptionState): Promise<void> {
    await this.transition(id, to, {}, null);
  }

  /** Follows the consent of an account, whose address is verified; sends nothing. */
  async follow({ email, locale }: Customer, isConsenting: boolean): Promise<void> {
    const { database, clock } = this.tools;
    const to = isConsenting ? 'subscribed' : 'unsubscribed';
    await database.tx(async (em) => {
      const former = await em.findOne(Newsletter, { where: { email }, ...database.forUpdate });
      if (former?.state === to || !(former ?? isConsenting)) return;
      const facts = { email, locale: locale ?? BASE_LANGUAGE, source: 'account', token: secretToken() };
      const id = former?.id ?? (await super.create(facts, {}, null));
      const from = { id, state: former?.state ?? 'pending' };
      const values = { updated_at: clock.now(), ...this.beforeTransition(null, to) };
      await this.process.move(em, Newsletter, from, to, 'account', values);
      await this.publishChange('status', id, null);
    });
  }

  /** Only subscribers have no account here. */
  protected override moverOf(actor: Actor | null): SubscriptionMover {
    return actor ? 'shop' : 'person';
  }

  protected override beforeTransition(_: Newsletter | null, to: SubscriptionState): Values {
    return to === 'subscribed' ? { consent_at: this.tools.clock.now() } : {};
  }

  /** A change back to `pending` asks for confirmation again; any other is the consent of the address's account. */
  protected override async afterTransition({ id, email }: Newsletter, to: SubscriptionState): Promise<void> {
    if (to === 'pending') await this.mails.sendConfirmation(await this.find(id, {}));
    else await this.consents.set(email, to === 'subscribed');
  }
}
