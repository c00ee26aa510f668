import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SubscriptionMover, SubscriptionState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { Newsletter } from './newsletter.entity';
import { NewsletterMails } from './newsletter-mails';

/** Stores subscriptions; sends confirmation e-mails, and enforces the state transitions. */
@Injectable()
export class NewsletterStore extends StatefulStore<Newsletter> {
  constructor(
    tools: StoreTools,
    private readonly mails: NewsletterMails,
  ) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async () => {
      const token = randomBytes(32).toString('base64url');
      const id = await super.create({ ...input, token }, bounds, actor);
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
      await this.mails.sendConfirmation(after);
    });
  }

  /** A transition by the subscriber, through a link of an email. */
  async answer(id: number, to: SubscriptionState): Promise<void> {
    await this.transition(id, to, {}, null);
  }

  /** Only subscribers have no account here. */
  protected override moverOf(actor: Actor | null): SubscriptionMover {
    return actor ? 'shop' : 'person';
  }

  protected override beforeTransition(_: Newsletter, to: SubscriptionState): Values {
    return to === 'subscribed' ? { consent_at: this.tools.clock.now() } : {};
  }

  /** A change back to `pending` asks for confirmation again. */
  protected override async afterTransition({ id }: Newsletter, to: SubscriptionState): Promise<void> {
    if (to === 'pending') await this.mails.sendConfirmation(await this.find(id, {}));
  }
}
