import { Injectable } from '@nestjs/common';
import { Principals } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Works } from '../../../kernel/queue';
import { normaliseEmail } from '../../../kernel/spelling';
import type { Resettable } from './password-links';
import { PasswordLinks } from './password-links';

/** Who has forgotten a password, and the language in which they said so. */
interface Forgotten {
  audience: Resettable;
  email: string;
  language: string;
}

const FORGOTTEN = defineJob<Forgotten>('passwords.forgotten');

/** Takes the wish for a new password; the same answer in the same time whether or not the address is known (reliability §2.17). */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly principals: Principals,
    private readonly links: PasswordLinks,
  ) {}

  async execute(audience: Resettable, email: string, language: string): Promise<void> {
    const task = { audience, email: normaliseEmail(email), language };
    await this.database.tx(() => this.queue.enqueue(FORGOTTEN, task));
  }

  @Works(FORGOTTEN)
  async send({ audience, email, language }: Forgotten): Promise<void> {
    const found = await this.principals.credentialsOf(audience, email);
    if (!found) return;
    const { id, email: stored, locale } = found;
    await this.links.sendReset({ audience, id, email: stored, locale: locale ?? language });
  }
}
