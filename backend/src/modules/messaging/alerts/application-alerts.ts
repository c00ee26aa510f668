import { Injectable } from '@nestjs/common';
import type { VendorStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { type TranslatableText, say, type Sentence } from '../../../kernel/wording';
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

type Decision = { vendor_id: number; to: VendorStatus; reason: string | null };
type Withdrawal = { number: string; store_name: string; email: string; locale: string | null };
type Rejection = { vendor_id: number; filename: string; reason: string };

/** E-mail to a vendor about its new status: subject and sentence. */
const DECISIONS: Record<VendorStatus, (store: string) => [subject: Sentence, sentence: Sentence]> = {
  pending: (store) => [
    say`${store}: application received`,
    say`We have received your application for ${store}.`,
  ],
  in_review: (store) => [
    say`${store} is being reviewed`,
    say`We are reviewing your application for ${store}.`,
  ],
  approved: (store) => [
    say`${store} is approved`,
    say`${store} has been approved. You can now sign in and start selling.`,
  ],
  rejected: (store) => [say`${store} was not accepted`, say`We can’t accept ${store} at the moment.`],
  suspended: (store) => [
    say`${store} is suspended`,
    say`Products of ${store} can’t be bought until we lift the suspension.`,
  ],
  closed: (store) => [say`${store} is closed`, say`${store} has been closed permanently.`],
};

/** Statuses without access to the seller portal: their e-mails link to the application instead. */
const BEFORE: readonly VendorStatus[] = ['pending', 'in_review', 'rejected'];
const APPLY_AGAIN = 'You can correct your application, send documents again and apply again.';

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
  async applied({ vendor_id, again }: { vendor_id: number; again?: boolean }): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    if (!vendor || !(await this.wanted())) return;
    const { store_name, email } = vendor;
    await this.mails.toOperators(() => ({
      subject: say`New vendor application: ${store_name}`,
      sentences: [
        again
          ? say`${email} has applied again and awaits your review.`
          : say`${email} has applied and awaits your review.`,
      ],
      link: { label: 'Open the application', path: `/admin/vendors/view/${vendor_id}` },
    }));
  }

  /** Applicants always get a confirmation with the application number, whatever the alert settings are. */
  @Handles(vendorApplied, 'applicant')
  async received({ vendor_id }: { vendor_id: number }): Promise<void> {
    const application = await this.database.em.findOne(VendorApplication, { where: { vendor_id } });
    const vendor = await this.vendor(vendor_id);
    if (!application || !vendor) return;
    const [subject, sentence] = DECISIONS.pending(vendor.store_name);
    await this.write(vendor, subject, [sentence, say`Your application number is ${application.number}.`]);
  }

  /** Vendors are always notified of status changes, whatever the alert settings are. */
  @Handles(vendorMoved, 'alerts')
  async moved({ vendor_id, to, reason }: Decision): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    if (!vendor) return;
    const [subject, sentence] = DECISIONS[to](vendor.store_name);
    const next: TranslatableText[] =
      to === 'rejected' && (await this.links.pathFor(vendor)) ? [APPLY_AGAIN] : [];
    const sentences = [sentence, ...(reason ? [reason] : []), ...next];
    if (BEFORE.includes(to)) return this.write(vendor, subject, sentences);
    const path = to === 'approved' ? '/seller/login' : '/seller/dashboard';
    const label = to === 'approved' ? 'Sign in to the seller portal' : 'Open the seller portal';
    await this.mails.toVendor(vendor_id, () => ({ subject, sentences, link: { label, path } }));
  }

  @Handles(documentRejected, 'alerts')
  async documentRejected({ vendor_id, filename, reason }: Rejection): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    if (!vendor) return;
    const about = say`We can’t accept the document ${filename}.`;
    const subject = say`${vendor.store_name}: please send a document again`;
    await this.write(vendor, subject, [about, reason]);
  }

  @Handles(applicationDocumentSent, 'alerts')
  async paperSent({ vendor_id }: { vendor_id: number }): Promise<void> {
    const vendor = await this.vendor(vendor_id);
    if (!vendor || !(await this.wanted())) return;
    await this.mails.toOperators(() => ({
      subject: say`${vendor.store_name} has sent a document`,
      sentences: ['It awaits your review.'],
      link: { label: 'Open the application', path: `/admin/vendors/view/${vendor_id}/papers` },
    }));
  }

  @Handles(applicationWithdrawn, 'alerts')
  async withdrawn({ number, store_name, email, locale }: Withdrawal): Promise<void> {
    const subject = say`${store_name}: application withdrawn`;
    await this.mails.toAddress(email, locale, () => ({
      subject,
      sentences: [say`Your application ${number} has been withdrawn. All documents have been deleted.`],
      link: { label: 'Apply again', path: '/become-a-vendor' },
    }));
    if (!(await this.wanted())) return;
    await this.mails.toOperators(() => ({
      subject,
      sentences: [say`${email} has withdrawn the application ${number}. Its documents have been deleted.`],
      link: { label: 'Open the vendors', path: '/admin/vendors/list' },
    }));
  }

  /** Links to the application while the vendor can't sign in, else to the seller portal. */
  private async write(
    vendor: Vendor,
    subject: Sentence,
    sentences: readonly TranslatableText[],
  ): Promise<void> {
    const path = BEFORE.includes(vendor.status) ? await this.links.pathFor(vendor) : null;
    const link = path
      ? { label: 'View your application', path }
      : { label: 'Open the seller portal', path: '/seller/dashboard' };
    await this.mails.toVendor(vendor.id, () => ({ subject, sentences, link }));
  }

  private vendor(id: number): Promise<Vendor | null> {
    return this.database.em.findOne(Vendor, { where: { id } });
  }

  private async wanted(): Promise<boolean> {
    return (await this.settings.get('alert')).operator_new_vendor === 1;
  }
}
