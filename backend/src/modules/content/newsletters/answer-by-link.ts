import { Injectable } from '@nestjs/common';
import type { NewsletterAnswer } from '@stoa/contracts';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Newsletter } from './newsletter.entity';
import { NewsletterStore } from './newsletter.store';

type Answer = 'subscribed' | 'unsubscribed';
type Missing = Exclude<NewsletterAnswer['state'], Answer>;

const TOKEN = /^[\w-]{43}$/;

/**
 * Confirms or cancels subscriptions by the links in e-mails. A GET changes nothing, because mail scanners
 * open every link: it redirects to a page that asks for confirmation.
 */
@Injectable()
export class AnswerByLink {
  constructor(
    private readonly database: Database,
    private readonly store: NewsletterStore,
    private readonly config: Config,
  ) {}

  /** URL of the confirmation page in the subscriber's language. */
  async page(token: string, verb: 'confirm' | 'unsubscribe'): Promise<{ url: string }> {
    const subscription = await this.find(token);
    const query = new URLSearchParams(
      subscription
        ? { [verb]: token, lang: subscription.locale }
        : { state: missing(token, verb === 'unsubscribe') },
    );
    return { url: `${this.config.PUBLIC_URL}/newsletter?${query.toString()}` };
  }

  /** Idempotent: repeating the same answer succeeds. */
  async execute(token: string, answer: Answer): Promise<NewsletterAnswer> {
    const subscription = await this.find(token);
    if (!subscription) return { state: missing(token, answer === 'unsubscribed') };
    const done = subscription.state === answer || (await this.move(subscription.id, answer));
    return { state: done ? answer : 'unknown' };
  }

  private async find(token: string): Promise<Newsletter | null> {
    if (!TOKEN.test(token)) return null;
    return this.database.em.findOne(Newsletter, { where: { token } });
  }

  private async move(id: number, answer: Answer): Promise<boolean> {
    try {
      await this.store.answer(id, answer);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}

/** Who wants to leave a subscription that was deleted has nothing left to do; a mistyped link says nothing. */
function missing(token: string, isLeaving: boolean): Missing {
  return isLeaving && TOKEN.test(token) ? 'ended' : 'unknown';
}
