import { Injectable } from '@nestjs/common';
import type { ApplicationSummary, PaperKind, VendorApplicationView, VendorStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Settings } from '../../settings';
import { VendorPaper } from '../papers';
import type { Vendor } from '../vendor.entity';
import type { Applied } from './application-links';
import { ApplicationLinks } from './application-links';
import { VendorApplication } from './vendor-application.entity';

/** What an applicant is told of each status; what becomes of an approved store is no matter of its application. */
const STATES: Partial<Record<VendorStatus, VendorApplicationView['state']>> = {
  pending: 'received',
  in_review: 'in_review',
  rejected: 'rejected',
};

/** Shows applicants where their application stands. */
@Injectable()
export class ShowApplication {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly links: ApplicationLinks,
  ) {}

  async byToken(token: string): Promise<VendorApplicationView> {
    return this.of(await this.links.open(token));
  }

  async of({ application, vendor }: Applied): Promise<VendorApplicationView> {
    const papers = await this.papersOf(vendor.id);
    const { number, received_at, review_started_at, decided_at } = application;
    return {
      ...{ number, email: vendor.email, state: STATES[vendor.status] ?? 'approved' },
      reason: vendor.status === 'rejected' ? vendor.status_reason : null,
      received_at: received_at.toISOString(),
      review_started_at: review_started_at?.toISOString() ?? null,
      decided_at: decided_at?.toISOString() ?? null,
      facts: factsOf(vendor),
      papers: papers.map(({ id, kind, filename, bytes, status, reason, created_at }) => ({
        ...{ id, kind, filename, bytes, status, reason },
        created_at: created_at.toISOString(),
      })),
      missing: await this.missing(papers),
    };
  }

  /** How a vendor has applied, for operators; null for one that they entered themselves. */
  async summaryOf(vendor_id: number): Promise<ApplicationSummary | null> {
    const application = await this.database.em.findOne(VendorApplication, { where: { vendor_id } });
    if (!application) return null;
    const { number, received_at } = application;
    const missing = await this.missingOf(vendor_id);
    return { number, received_at: received_at.toISOString(), missing };
  }

  /** Which of the papers that the shop asks for a vendor has not sent, or not in a way that was accepted. */
  async missingOf(vendor_id: number): Promise<PaperKind[]> {
    return this.missing(await this.papersOf(vendor_id));
  }

  private async missing(papers: readonly VendorPaper[]): Promise<PaperKind[]> {
    const { required_papers } = await this.settings.general();
    const good = papers.filter(({ status }) => status !== 'rejected').map(({ kind }) => kind);
    return required_papers.filter((kind) => !good.includes(kind));
  }

  private papersOf(vendor_id: number): Promise<VendorPaper[]> {
    return this.database.em.find(VendorPaper, { where: { vendor_id }, order: { id: 'ASC' } });
  }
}

function factsOf(vendor: Vendor): VendorApplicationView['facts'] {
  const { store_name, phone, legal_name, tax_id, description } = vendor;
  const { country_id, line1, city, postcode } = vendor;
  return { store_name, phone, legal_name, tax_id, description, country_id, line1, city, postcode };
}
