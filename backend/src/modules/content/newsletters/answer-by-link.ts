import { Injectable } from '@nestjs/common';
import type { NewsletterAnswer } from '@stoa/contracts';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Newsletter } from './newsletter.entity';
import { NewsletterStore } from './newsletter.store';

type Answer = Exclude<NewsletterAnswer['state'], 'unknown'>;

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
      subscription ? { [verb]: token, lang: subscription.locale } : { state: 'unknown' },
    );
    return { url: `${this.config.PUBLIC_URL}/newsletter?${query.toString()}` };
  }

  /** Idempotent: repeating the same answer succeeds. */
  async execute(token: string, answer: Answer): Promise<NewsletterAnswer> {
    const subscription = await this.find(token);
    const done =
      subscription !== null && (subscription.state === answer || (await this.move(subscription.id, answer)));
    return { state: done ? answer : 'unknown' };
  }

  private async find(token: string): Promise<Newsletter | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
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
