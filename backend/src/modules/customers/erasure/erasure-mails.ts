import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Languages } from '../../../kernel/i18n';
import { Mailer } from '../../../kernel/mail';
import type { Customer } from '../customer.entity';
import { accountErased, erasureCancelled, erasureRequested } from './erasure.emails';

type Owner = Pick<Customer, 'email' | 'locale'>;

/** E-mails about the erasure of an account: requested, cancelled, done. */
@Injectable()
export class ErasureMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly languages: Languages,
    private readonly config: Config,
  ) {}

  async sendRequested(owner: Owner, at: Date): Promise<void> {
    const language = this.languageOf(owner);
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
    const link = `${this.config.PUBLIC_URL}/login?to=/customer/security`;
    await this.mailer.write(owner.email, language, erasureRequested, { values: { date }, link });
  }

  async sendCancelled(owner: Owner): Promise<void> {
    await this.mailer.write(owner.email, this.languageOf(owner), erasureCancelled, { values: {} });
  }

  async sendErased(owner: Owner): Promise<void> {
    await this.mailer.write(owner.email, this.languageOf(owner), accountErased, { values: {} });
  }

  private languageOf({ locale }: Owner): string {
    return this.languages.pick(locale ?? undefined);
  }
}
