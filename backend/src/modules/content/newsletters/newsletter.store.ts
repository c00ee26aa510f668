import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  SUBSCRIPTION_MOVES,
  SUBSCRIPTION_STATES,
  type SubscriptionMover,
  type SubscriptionState,
} from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { say, word } from '../../../kernel/wording';
import { Newsletter } from './newsletter.entity';
import { NewsletterMails } from './newsletter-mails';
import { newsletters } from './newsletters.resource';

/** Keeps subscriptions; whoever is entered is asked by mail, and the state moves along its table only. */
@Injectable()
export class NewsletterStore extends ResourceStore<Newsletter> {
  constructor(
    tools: StoreTools,
    private readonly mails: NewsletterMails,
  ) {
    super(tools, () => newsletters);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async () => {
      const token = randomBytes(32).toString('base64url');
      const id = await super.create({ ...input, token }, bounds, actor);
      await this.mails.ask(await this.find(id, {}));
      return id;
    });
  }

  /** A changed address has not said yes, so it is asked anew. */
  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const before = await this.find(id, bounds);
      await super.update(id, input, bounds, actor);
      const after = await this.find(id, bounds);
      if (after.email === before.email) return;
      await em.update(Newsletter, { id }, { state: 'pending', consent_at: null });
      await this.mails.ask(after);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.find(id, bounds);
    if (!SUBSCRIPTION_STATES.some((state) => state === wanted))
      throw Failure.field('status', say`must be one of ${SUBSCRIPTION_STATES.join(', ')}`);
    await this.move(id, wanted as SubscriptionState, 'shop', actor);
  }

  /** Moves a subscription on; a way back to `pending` asks the person again. */
  async move(
    id: number,
    to: SubscriptionState,
    mover: SubscriptionMover,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const held = await this.snapshot(id, actor);
      const { state } = await this.find(id, {});
      const allowed = SUBSCRIPTION_MOVES[mover][state];
      if (!allowed.includes(to)) throw refused(state, to, allowed);
      const now = this.tools.clock.now();
      const moved = await em
        .createQueryBuilder()
        .update(Newsletter)
        .set({ state: to, updated_at: now, ...(to === 'subscribed' && { consent_at: now }) })
        .where('id = :id AND state = :state', { id, state })
        .execute();
      if (!moved.affected) throw refused(state, to, allowed);
      await this.tell('status', id, actor, held);
      if (to === 'pending') await this.mails.ask(await this.find(id, {}));
    });
  }
}

function refused(
  from: SubscriptionState,
  to: SubscriptionState,
  allowed: readonly SubscriptionState[],
): Failure {
  const said = say`A subscription can’t change from ${word(from)} to ${word(to)}.`;
  return Failure.conflict('state_not_allowed', said, {
    from,
    allowed,
  });
}
