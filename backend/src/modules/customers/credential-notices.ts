import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/config';
import { Languages } from '../../kernel/i18n';
import { Mailer } from '../../kernel/mail';
import { emailChanged, passwordChanged } from './credential-notices.emails';
import type { Customer } from './customer.entity';

type Owner = Pick<Customer, 'email' | 'locale'>;

/** Tells customers that the e-mail address or password of their account was changed, in case it wasn’t them. */
@Injectable()
export class CredentialNotices {
  constructor(
    private readonly mailer: Mailer,
    private readonly languages: Languages,
    private readonly config: Config,
  ) {}

  /** Writes to the former address. */
  async sendEmailChanged(former: Owner): Promise<void> {
    await this.mailer.write(former.email, this.languageOf(former), emailChanged, {
      values: {},
      link: `${this.config.PUBLIC_URL}/contact`,
    });
  }

  async sendPasswordChanged(owner: Owner): Promise<void> {
    await this.mailer.write(owner.email, this.languageOf(owner), passwordChanged, {
      values: {},
      link: `${this.config.PUBLIC_URL}/forgot-password`,
    });
  }

  private languageOf({ locale }: Owner): string {
    return this.languages.pick(locale ?? undefined);
  }
}
