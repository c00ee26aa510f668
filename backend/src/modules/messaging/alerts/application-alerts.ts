import { Injectable } from '@nestjs/common';
import type { VendorStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import type { Email, EmailParts, EmailVariableName } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import { Settings } from '../../settings';
import {
  ApplicationLinks,
  applicationDocumentSent,
  applicationWithdrawn,
  documentRejected,
  Vendor,
  VendorApplication,
  vendorApplied,
  vendorMoved,
} from '../../vendors';
import { AlertMails } from './alert-mails';
import {
  applicationReceived,
  applicationRejected,
  applicationWithdrawnEmail,
  documentRejectedEmail,
  newApplication,
  newDocument,
  renewedApplication,
  vendorDecisions,
  withdrawnApplication,
} from './application.emails';

type Decision = { vendor_id: number; to: VendorStatus; reason: string | null };
type Withdrawal = { number: string; store_name: string; email: string; locale: string | null };
type Rejection = { vendor_id: number; filename: string; reason: string };

/** Statuses without access to the seller portal: their e-mails link to the application instead. */
const BEFORE: readonly VendorStatus[] = ['pending', 'in_review', 'rejected'];

/** E-mails applicants about the progress of their application, and operators about applications to review. */
@Injectable()
export class ApplicationAlerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly links: ApplicationLinks,
    private readonly mails: AlertMails,
  ) {}

  @Handles(vendorApplied, 'alerts')
  async applied({ vendor_id, again: isRepeated }: { vendor_id: number; again?: boolean }): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    if (!vendor || !(await this.wanted())) return;
    const { store_name, email } = vendor;
    await this.mails.toOperators(() => ({
      email: isRepeated ? renewedApplication : newApplication,
      values: { store_name, email },
      path: `/admin/vendors/view/${vendor_id}`,
    }));
  }

  /** Applicants always get a confirmation with the application number, whatever the alert settings are. */
  @Handles(vendorApplied, 'applicant')
  async received({ vendor_id }: { vendor_id: number }): Promise<void> {
    const application = await this.database.em.findOne(VendorApplication, { where: { vendor_id } });
    const vendor = await this.vendor(vendor_id);
    if (!application || !vendor) return;
    const { store_name } = vendor;
    await this.write(vendor, applicationReceived, { store_name, application_number: application.number });
  }

  /** Vendors are always notified of status changes, whatever the alert settings are. */
  @Handles(vendorMoved, 'alerts')
  async moved({ vendor_id, to, reason }: Decision): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    const decided = vendorDecisions[to];
    if (!vendor || !decided) return;
    const isCorrectable = to === 'rejected' && (await this.links.pathFor(vendor)) !== null;
    // An e-mail takes the values that it has variables for.
    const email = (isCorrectable ? applicationRejected : decided) as typeof applicationRejected;
    const values = { store_name: vendor.store_name, reason: reason ?? '' };
    if (BEFORE.includes(to)) return this.write(vendor, email, values);
    // Users of a suspended or closed store can't sign in.
    const path = to === 'approved' ? '/seller/login' : '/contact';
    await this.mails.toVendor(vendor_id, 'store.update', () => ({
      email,
      values: { ...values, link_text: '' },
      path,
    }));
  }

  @Handles(documentRejected, 'alerts')
  async documentRejected({ vendor_id, filename, reason }: Rejection): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    if (!vendor) return;
    const { store_name } = vendor;
    await this.write(vendor, documentRejectedEmail, { store_name, filename, reason });
  }

  @Handles(applicationDocumentSent, 'alerts')
  async documentSent({ vendor_id }: { vendor_id: number }): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    if (!vendor || !(await this.wanted())) return;
    await this.mails.toOperators(() => ({
      email: newDocument,
      values: { store_name: vendor.store_name },
      path: `/admin/vendors/view/${vendor_id}/papers`,
    }));
  }

  @Handles(applicationWithdrawn, 'alerts')
  async withdrawn({ number, store_name, email, locale }: Withdrawal): Promise<void> {
    const values = { store_name, application_number: number };
    await this.mails.toAddress(email, locale, () => ({
      email: applicationWithdrawnEmail,
      values,
      path: '/become-a-vendor',
    }));
    if (!(await this.wanted())) return;
    await this.mails.toOperators(() => ({
      email: withdrawnApplication,
      values: { ...values, email },
      path: '/admin/vendors/list',
    }));
  }

  /** Links to the application while the vendor can't sign in, else to the seller portal. */
  private async write<V extends EmailVariableName>(
    vendor: Vendor,
    email: Email<V | 'link_text'>,
    values: EmailParts<Exclude<V, 'link_text'>>['values'],
  ): Promise<void> {
    const own = BEFORE.includes(vendor.status) ? await this.links.pathFor(vendor) : null;
    const path = own ?? '/seller/dashboard';
    const link_text = own ? msg`View your application` : msg`Open the seller portal`;
    const all = { ...values, link_text } as EmailParts<V | 'link_text'>['values'];
    await this.mails.toVendor(vendor.id, 'store.update', () => ({ email, values: all, path }));
  }

  private vendor(id: number): Promise<Vendor | null> {
    return this.database.em.findOne(Vendor, { where: { id } });
  }

  private async wanted(): Promise<boolean> {
    return (await this.settings.get('alert')).operator_new_vendor === 1;
  }
}
