import { Injectable } from '@nestjs/common';
import type { ApplicationSummary, DocumentKind, VendorApplicationView, VendorStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Settings } from '../../settings';
import { VendorDocument } from '../documents';
import type { Vendor } from '../vendor.entity';
import type { VendorWithApplication } from './application-links';
import { ApplicationLinks } from './application-links';
import { VendorApplication } from './vendor-application.entity';

/** State shown to applicants per status; all later statuses of an approved vendor show as approved. */
const STATES: Partial<Record<VendorStatus, VendorApplicationView['state']>> = {
  pending: 'received',
  in_review: 'in_review',
  rejected: 'rejected',
};

/** Shows applicants the state of their application. */
@Injectable()
export class ShowApplication {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly links: ApplicationLinks,
  ) {}

  async byToken(token: string): Promise<VendorApplicationView> {
    return this.execute(await this.links.open(token));
  }

  async execute({ application, vendor }: VendorWithApplication): Promise<VendorApplicationView> {
    const documents = await this.documentsOf(vendor.id);
    const { number, received_at, review_started_at, decided_at } = application;
    return {
      number,
      email: vendor.email,
      state: STATES[vendor.status] ?? 'approved',
      reason: vendor.status === 'rejected' ? vendor.status_reason : null,
      received_at: received_at.toISOString(),
      review_started_at: review_started_at?.toISOString() ?? null,
      decided_at: decided_at?.toISOString() ?? null,
      facts: factsOf(vendor),
      papers: documents.map(({ id, kind, filename, bytes, status, reason, created_at }) => ({
        id,
        kind,
        filename,
        bytes,
        status,
        reason,
        created_at: created_at.toISOString(),
      })),
      missing: await this.missing(documents),
    };
  }

  /** Summary of a vendor's application for operators; null for a vendor that an operator created. */
  async summaryOf(vendor_id: number): Promise<ApplicationSummary | null> {
    const application = await this.database.em.findOne(VendorApplication, { where: { vendor_id } });
    if (!application) return null;
    const { number, received_at } = application;
    const missing = await this.missingOf(vendor_id);
    return { number, received_at: received_at.toISOString(), missing };
  }

  /** Required kinds of document that the vendor has not sent, or that were rejected. */
  async missingOf(vendor_id: number): Promise<DocumentKind[]> {
    return this.missing(await this.documentsOf(vendor_id));
  }

  private async missing(documents: readonly VendorDocument[]): Promise<DocumentKind[]> {
    const { required_papers } = await this.settings.general();
    const good = documents.filter(({ status }) => status !== 'rejected').map(({ kind }) => kind);
    return required_papers.filter((kind) => !good.includes(kind));
  }

  private documentsOf(vendor_id: number): Promise<VendorDocument[]> {
    return this.database.em.find(VendorDocument, { where: { vendor_id }, order: { id: 'ASC' } });
  }
}

function factsOf(vendor: Vendor): VendorApplicationView['facts'] {
  const { store_name, phone, legal_name, tax_id, description } = vendor;
  const { country_id, line1, city, postcode } = vendor;
  return { store_name, phone, legal_name, tax_id, description, country_id, line1, city, postcode };
}
