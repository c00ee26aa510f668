import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Newsletter } from './newsletter.entity';
import { NewsletterStore } from './newsletter.store';

type Answer = 'subscribed' | 'unsubscribed';

/** Takes what people answer by the links in their mails, and leads them to the shop. */
@Injectable()
export class AnswerByLink {
  constructor(
    private readonly database: Database,
    private readonly store: NewsletterStore,
    private readonly config: Config,
  ) {}

  /** Where the browser goes: a page in the reader's language that says what came of it. A link may be opened twice. */
  async execute(token: string, answer: Answer): Promise<{ url: string }> {
    const known = /^[\w-]{43}$/.test(token)
      ? await this.database.em.findOne(Newsletter, { where: { token } })
      : null;
    const done = known !== null && (known.state === answer || (await this.move(known.id, answer)));
    const query = new URLSearchParams({
      state: done ? answer : 'unknown',
      ...(known && { lang: known.locale }),
    });
    return { url: `${this.config.PUBLIC_URL}/newsletter?${query.toString()}` };
  }

  private async move(id: number, answer: Answer): Promise<boolean> {
    try {
      await this.store.move(id, answer, 'person', null);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
