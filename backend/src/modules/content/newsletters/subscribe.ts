import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { normaliseEmail } from '../../../kernel/spelling';
import { Newsletter } from './newsletter.entity';
import type { SubscribeInput } from './newsletter.inputs';
import { NewsletterStore } from './newsletter.store';
import { NewsletterMails } from './newsletter-mails';

/** Minimum milliseconds between confirmation e-mails to one address, against mail bombing. */
const PAUSE = 10 * 60_000;

/** Subscribes an address to the newsletter; the response never reveals whether it was known. */
@Injectable()
export class Subscribe {
  constructor(
    private readonly database: Database,
    private readonly store: NewsletterStore,
    private readonly mails: NewsletterMails,
    private readonly clock: Clock,
  ) {}

  async execute(input: SubscribeInput, language: string): Promise<void> {
    if (input.website) return;
    const email = normaliseEmail(input.email);
    const subscription = await this.database.em.findOne(Newsletter, { where: { email } });
    if (subscription) return this.askAgain(subscription);
    const facts = { email, locale: input.locale ?? language, source: 'storefront' };
    await this.store.create(facts, {}, null).catch((error: unknown) => {
      // A concurrent request subscribed the same address and sends the e-mail.
      if (!isDuplicate(error)) throw error;
    });
  }

  private async askAgain(subscription: Newsletter): Promise<void> {
    if (subscription.state === 'subscribed') return;
    // Unsubscribing sent nothing, so who regrets it gets an e-mail at once.
    if (subscription.state === 'unsubscribed') return this.store.answer(subscription.id, 'pending');
    const now = this.clock.now();
    if (now.getTime() - subscription.updated_at.getTime() < PAUSE) return;
    await this.database.tx(async (em) => {
      await em.update(Newsletter, { id: subscription.id }, { updated_at: now });
      await this.mails.sendConfirmation(subscription);
    });
  }
}
