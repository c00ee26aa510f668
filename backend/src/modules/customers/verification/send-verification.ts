import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Languages } from '../../../kernel/i18n';
import { Mailer } from '../../../kernel/mail';
import type { Customer } from '../customer.entity';
import { Profiles } from '../profiles';
import { VerificationLinks } from './verification-links';
import { emailVerification } from './verification.emails';

/** Sends verification e-mails for customers' addresses. */
@Injectable()
export class SendVerification {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly languages: Languages,
    private readonly profiles: Profiles,
    private readonly links: VerificationLinks,
  ) {}

  /** Resends the e-mail; no effect if the address is already verified. */
  async resend({ id }: Actor): Promise<void> {
    const customer = await this.profiles.row(id);
    if (!customer.email_verified_at) await this.sendTo(customer);
  }

  async sendTo({ id, email, locale }: Pick<Customer, 'id' | 'email' | 'locale'>): Promise<void> {
    const parts = { values: {}, link: this.links.to({ id, email }) };
    await this.database.tx(() =>
      this.mailer.write(email, this.languages.pick(locale ?? undefined), emailVerification, parts),
    );
  }
}
