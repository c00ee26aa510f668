import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Languages } from '../../../kernel/i18n';
import { type EmailContent, Mailer } from '../../../kernel/mail';
import { type TranslatableText, say, type Sentence } from '../../../kernel/wording';
import { Settings } from '../../settings';
import type { Customer } from '../customer.entity';

type Owner = Pick<Customer, 'email' | 'locale'>;

/** E-mails about the erasure of an account: requested, cancelled, done. */
@Injectable()
export class ErasureMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly languages: Languages,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async sendRequested(owner: Owner, at: Date): Promise<void> {
    const language = this.languages.pick(owner.locale ?? undefined);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
    const href = `${this.config.PUBLIC_URL}/login?to=/customer/security`;
    await this.write(owner, say`Your account will be deleted`, {
      paragraphs: [
        say`Your account and everything that belongs to it will be deleted on ${day}. You have been signed out everywhere.`,
        'Changed your mind, or wasn’t it you? Sign in before that day and your account stays as it is.',
        'Orders that are still under way are finished first. What has to be kept of an order is kept without your name.',
      ],
      action: { label: 'Sign in and keep the account', href },
    });
  }

  async sendCancelled(owner: Owner): Promise<void> {
    await this.write(owner, say`Your account stays`, {
      paragraphs: ['You have signed in again, so your account will not be deleted.'],
    });
  }

  async sendErased(owner: Owner): Promise<void> {
    await this.write(owner, say`Your account has been deleted`, {
      paragraphs: ['This is the last email about it. You can open a new account with this address any time.'],
    });
  }

  private async write(
    { email, locale }: Owner,
    greeting: Sentence,
    mail: { paragraphs: TranslatableText[] } & Pick<EmailContent, 'action'>,
  ): Promise<void> {
    const { shop_name } = await this.settings.general();
    await this.mailer.write(email, this.languages.pick(locale ?? undefined), {
      subject: say`${shop_name}: ${greeting}`,
      greeting,
      signature: [shop_name],
      ...mail,
    });
  }
}
