import type { KeptKind, PaperKind, PaperStatus, VendorStatus } from '../states';

/** `GET web/selling_terms`: what selling here asks for and costs, from the shop's settings. */
export interface SellingTerms {
  /** The rule that holds for a new vendor's sales in general; null where the shop keeps nothing. Amounts in minor units. */
  commission: {
    type: 'percentage' | 'fixed' | 'combined';
    /** A fraction: 0.125 is 12.5 %. */
    rate: number | null;
    fixed: number | null;
    currency: string;
  } | null;
  /** What is paid out is paid out in it. */
  payout_currency: string;
  /** Papers without which an application isn't complete. */
  required_papers: PaperKind[];
  /** Whether an operator looks at each product before it is shown. */
  approve_products: boolean;
  /** Largest file, and all files of one application together, in bytes. */
  file_limit: number;
  files_limit: number;
}

/** What an application says of the store and its business; applying again changes it. */
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

/** Answer of `POST vendor/registerVendor`. */
export interface VendorApplied {
  id: number;
  status: VendorStatus;
  /** What the applicant asks by, such as `AP-7K3M9QXW`. */
  number: string;
  access_token: string;
}

/** `POST web/find_vendor_application`: by what only the applicant knows. */
export interface FindVendorApplication {
  number: string;
  email: string;
}

/** Answer of `find_vendor_application`, and what the other calls on one application ask for. */
export interface ApplicationAccess {
  access_token: string;
}

/** What operators read of an application with its vendor (`admin/vendors/{id}`). */
export interface ApplicationSummary {
  number: string;
  /** ISO time. */
  received_at: string;
  /** Papers that are asked for and are not there, or were rejected. */
  missing: PaperKind[];
}

/** A paper as its applicant sees it. */
export interface ApplicationPaper {
  id: number;
  kind: KeptKind;
  filename: string;
  bytes: number;
  status: PaperStatus;
  /** Why it was rejected. */
  reason: string | null;
  created_at: string;
}

/** `POST web/vendor_application`: where an application stands; times are ISO. */
export interface VendorApplicationView {
  number: string;
  email: string;
  /** `approved` also for what became of the store later. */
  state: 'received' | 'in_review' | 'approved' | 'rejected';
  /** Of a rejection, as the operator wrote it. */
  reason: string | null;
  received_at: string;
  review_started_at: string | null;
  decided_at: string | null;
  facts: ApplicationFacts;
  papers: ApplicationPaper[];
  /** Papers that are asked for and are not there, or were rejected. */
  missing: PaperKind[];
}
