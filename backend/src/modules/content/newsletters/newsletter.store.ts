import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SubscriptionMover, SubscriptionState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { Newsletter } from './newsletter.entity';
import { NewsletterMails } from './newsletter-mails';
import { subscriptionProcess } from './subscription.process';

/** Stores subscriptions; sends confirmation e-mails, and enforces the state transitions. */
@Injectable()
export class NewsletterStore extends ResourceStore<Newsletter> {
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
      await super.update(id, input, bounds, actor);
      const after = await this.find(id, bounds);
      if (after.email === before.email) return;
      await em.update(Newsletter, { id }, { state: 'pending', consent_at: null });
      await this.mails.sendConfirmation(after);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.find(id, bounds);
    await this.move(id, subscriptionProcess.named(wanted, 'status'), 'shop', actor);
  }

  /** Changes the state; a change back to `pending` sends a new confirmation e-mail. */
  async move(
    id: number,
    to: SubscriptionState,
    mover: SubscriptionMover,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const held = await this.snapshot(id, actor);
      const now = this.tools.clock.now();
      const values = { updated_at: now, ...(to === 'subscribed' && { consent_at: now }) };
      await subscriptionProcess.move(em, Newsletter, await this.find(id, {}), to, mover, values);
      await this.tell('status', id, actor, held);
      if (to === 'pending') await this.mails.sendConfirmation(await this.find(id, {}));
    });
  }
}
