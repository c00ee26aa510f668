import type { PrivateFileKind, DocumentKind, DocumentStatus, VendorStatus } from '../states';

/** `GET web/selling_terms`: requirements and costs of selling here, from the shop's settings. */
export interface SellingTerms {
  /** Default commission of new vendors; null without one. Amounts in minor units. */
  commission: {
    type: 'percentage' | 'fixed' | 'combined';
    /** A fraction: 0.125 is 12.5 %. */
    rate: number | null;
    fixed: number | null;
    currency: string;
  } | null;
  /** Currency of payouts. */
  payout_currency: string;
  /** Documents required for a complete application. */
  required_papers: DocumentKind[];
  /** Whether each product needs an operator's approval. */
  approve_products: boolean;
  /** Maximum size of a file, and of all files of an application, in bytes. */
  file_limit: number;
  files_limit: number;
}

/** The store and business data of an application; applying again updates it. */
export interface ApplicationFacts {
  store_name: string;
  phone?: string | null;
  legal_name?: string | null;
  tax_id?: string | null;
  description?: string | null;
  country_id?: number | null;
  line1?: string | null;
  city?: string | null;
  postcode?: string | null;
}

/** Response of `POST vendor/registerVendor`. */
export interface VendorApplied {
  id: number;
  status: VendorStatus;
  /** Application number for the applicant's inquiries, such as `AP-7K3M9QXW`. */
  number: string;
  access_token: string;
}

/** `POST web/find_vendor_application`: number and e-mail address prove the applicant. */
export interface FindVendorApplication {
  number: string;
  email: string;
}

/** Response of `find_vendor_application`; the token that other calls on the application require. */
export interface ApplicationAccess {
  access_token: string;
}

/** The application in its vendor's record for operators (`admin/vendors/{id}`). */
export interface ApplicationSummary {
  number: string;
  /** ISO time. */
  received_at: string;
  /** Required documents that are absent or rejected. */
  missing: DocumentKind[];
}

/** A document as the applicant sees it. */
export interface ApplicationDocument {
  id: number;
  kind: PrivateFileKind;
  filename: string;
  bytes: number;
  status: DocumentStatus;
  /** Reason of its rejection. */
  reason: string | null;
  created_at: string;
}

/** `POST web/vendor_application`: the state of an application; times are ISO. */
export interface VendorApplicationView {
  number: string;
  email: string;
  /** `approved` also covers later statuses of the store. */
  state: 'received' | 'in_review' | 'approved' | 'rejected';
  /** The operator's reason for a rejection. */
  reason: string | null;
  received_at: string;
  review_started_at: string | null;
  decided_at: string | null;
  facts: ApplicationFacts;
  papers: ApplicationDocument[];
  /** Required documents that are absent or rejected. */
  missing: DocumentKind[];
}
