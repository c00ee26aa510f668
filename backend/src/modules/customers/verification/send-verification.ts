import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Languages } from '../../../kernel/i18n';
import { Mailer } from '../../../kernel/mail';
import { say } from '../../../kernel/wording';
import { Settings } from '../../settings';
import type { Customer } from '../customer.entity';
import { Profiles } from '../profiles';
import { VerificationLinks } from './verification-links';

/** Sends verification e-mails for customers' addresses. */
@Injectable()
export class SendVerification {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
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
    const { shop_name } = await this.settings.general();
    const greeting = say`Confirm your email address`;
    await this.database.tx(() =>
      this.mailer.write(email, this.languages.pick(locale ?? undefined), {
        subject: say`${shop_name}: ${greeting}`,
        greeting,
        paragraphs: [
          say`This address was entered for an account at ${shop_name}. Sign in and confirm that it is yours. The link works for three days.`,
          'If this wasn’t you, ignore this email. Nothing you buy with this address will be shown in that account.',
        ],
        action: { label: 'Confirm email address', href: this.links.to({ id, email }) },
        signature: [shop_name],
      }),
    );
  }
}
