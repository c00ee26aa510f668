import { Injectable } from '@nestjs/common';
import { Principals } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { normaliseEmail } from '../../../kernel/spelling';
import type { Resettable } from './password-link.entity';
import { PasswordLinks } from './password-links';

/** A password reset request, with the language of the request. */
interface Forgotten {
  audience: Resettable;
  email: string;
  language: string;
}

const FORGOTTEN = defineJob<Forgotten>('passwords.forgotten');

/** Queues a password reset; neither response nor timing reveals a known address. */
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

  @Processes(FORGOTTEN)
  async send({ audience, email, language }: Forgotten): Promise<void> {
    const credentials = await this.principals.credentialsOf(audience, email);
    if (!credentials || credentials.is_deactivated) return;
    const { id, email: stored, locale } = credentials;
    await this.links.sendReset({ audience, id, email: stored, locale: locale ?? language });
  }
}
