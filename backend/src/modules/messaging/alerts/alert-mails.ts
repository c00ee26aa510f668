import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Languages } from '../../../kernel/i18n';
import { type EmailSection, Mailer } from '../../../kernel/mail';
import { type TranslatableText, say, type Sentence } from '../../../kernel/wording';
import { Customer } from '../../customers';
import { Admin } from '../../identity';
import { Settings } from '../../settings';
import { Vendor, VendorUser } from '../../vendors';

/** Content of one alert e-mail. */
export interface Alert {
  subject: Sentence;
  sentences: readonly TranslatableText[];
  sections?: readonly EmailSection[];
  /** Link target: a path below `PUBLIC_URL`. */
  link: { label: TranslatableText; path: string };
}

/** Builds the alert in one language, which also formats its amounts. */
export type AlertFor = (language: string) => Alert | Promise<Alert>;

/** Sends alert e-mails to operators, vendors and customers, each in the recipient's language. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly database: Database,
    private readonly languages: Languages,
  ) {}

  /** To the recipients in the alert settings, or else to the shop's contact address. */
  async toOperators(alert: AlertFor): Promise<void> {
    const [{ recipients }, { contact_email }] = [
      await this.settings.get('alert'),
      await this.settings.general(),
    ];
    const named = recipients.length > 0 ? recipients : [contact_email];
    for (const email of named.filter(Boolean)) {
      const admin = await this.database.em.findOne(Admin, { where: { email } });
      await this.send(email, admin?.locale, alert);
    }
  }

  /** To the vendor's e-mail address, in the language of its first user account. */
  async toVendor(id: number, alert: AlertFor): Promise<void> {
    const vendor = await this.database.em.findOne(Vendor, { where: { id } });
    if (!vendor) return;
    const [owner] = await this.database.em.find(VendorUser, {
      where: { vendor_id: id },
      order: { id: 'ASC' },
      take: 1,
    });
    await this.send(vendor.email, owner?.locale, alert);
  }

  /** To a customer, unless the account has been deleted. */
  async toCustomer(id: number, alert: AlertFor): Promise<void> {
    const customer = await this.database.em.findOne(Customer, { where: { id } });
    if (customer) await this.send(customer.email, customer.locale, alert);
  }

  /** To an address without an account, such as that of a withdrawn applicant. */
  async toAddress(email: string, locale: string | null, alert: AlertFor): Promise<void> {
    await this.send(email, locale, alert);
  }

  private async send(to: string, locale: string | null | undefined, alert: AlertFor): Promise<void> {
    const language = this.languages.pick(locale ?? undefined);
    const { subject, sentences, sections, link } = await alert(language);
    const { shop_name } = await this.settings.general();
    await this.mailer.write(to, language, {
      subject: say`${shop_name}: ${subject}`,
      greeting: subject,
      paragraphs: sentences,
      sections,
      action: { label: link.label, href: `${this.config.PUBLIC_URL}${link.path}` },
      signature: [shop_name],
    });
  }
}
