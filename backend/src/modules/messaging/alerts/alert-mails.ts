import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Languages } from '../../../kernel/i18n';
import {
  type Email,
  type EmailParts,
  type EmailSection,
  type EmailVariableName,
  Mailer,
} from '../../../kernel/mail';
import { Customer } from '../../customers';
import { Admin, RolePermissions } from '../../identity';
import { Settings } from '../../settings';
import { Vendor, VendorUser } from '../../vendors';

/** Content of one alert e-mail. */
export interface Alert<V extends EmailVariableName = EmailVariableName> {
  email: Email<V>;
  values: EmailParts<V>['values'];
  sections?: readonly EmailSection[];
  /** What its button opens: a path below `PUBLIC_URL`. */
  path: string;
}

/** Builds the alert in one language, which also formats its amounts. */
export type AlertFor<V extends EmailVariableName = EmailVariableName> = (
  language: string,
) => Alert<V> | Promise<Alert<V>>;

/** Sends alert e-mails to operators, vendors and customers, each in the recipient's language. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly database: Database,
    private readonly languages: Languages,
    private readonly rolePermissions: RolePermissions,
  ) {}

  /** To the recipients in the alert settings, or else to the shop's contact address. */
  async toOperators<V extends EmailVariableName>(alert: AlertFor<V>): Promise<void> {
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

  /**
   * To the vendor's e-mail address, in the language of its first user account, and to the active members of its team
   * whose role has the permission `needs`: to act on it, or to see its amounts.
   */
  async toVendor<V extends EmailVariableName>(id: number, needs: string, alert: AlertFor<V>): Promise<void> {
    const vendor = await this.database.em.findOne(Vendor, { where: { id } });
    if (!vendor) return;
    const members = await this.database.em.find(VendorUser, {
      where: { vendor_id: id },
      order: { id: 'ASC' },
    });
    await this.send(vendor.email, members[0]?.locale, alert);
    for (const { role_id, email, locale, status } of members) {
      if (status !== 'active' || email === vendor.email) continue;
      const { permissions } = await this.rolePermissions.find('vendor', role_id);
      if (permissions.has('*') || permissions.has(needs)) await this.send(email, locale, alert);
    }
  }

  /** To a customer, unless the account has been deleted. */
  async toCustomer<V extends EmailVariableName>(id: number, alert: AlertFor<V>): Promise<void> {
    const customer = await this.database.em.findOne(Customer, { where: { id } });
    if (customer) await this.send(customer.email, customer.locale, alert);
  }

  /** To an address without an account, such as that of a withdrawn applicant. */
  async toAddress<V extends EmailVariableName>(
    email: string,
    locale: string | null,
    alert: AlertFor<V>,
  ): Promise<void> {
    await this.send(email, locale, alert);
  }

  private async send<V extends EmailVariableName>(
    to: string,
    locale: string | null | undefined,
    alert: AlertFor<V>,
  ): Promise<void> {
    const language = this.languages.pick(locale ?? undefined);
    const { email, path, ...parts } = await alert(language);
    await this.mailer.write(to, language, email, { ...parts, link: `${this.config.PUBLIC_URL}${path}` });
  }
}
