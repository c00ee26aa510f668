import type { VendorApplicationView, VendorApplied } from '@stoa/contracts';
import type { Answer } from '@stoa/testing';
import { next, PASSWORD } from './factories';
import { givenPdf, sendForm } from './documents.factories';
import type { Shop } from './shop';

type Data<T> = { data: T };

/** Form fields of a unique vendor application. */
export function applicationTexts(fields: Record<string, string> = {}): Record<string, string> {
  return {
    store_name: `Applied ${next()}`,
    name: 'Ann Applies',
    email: `applies${next()}@stoa.test`,
    password: PASSWORD,
    phone: '',
    description: 'Made by hand.',
    accepts_terms: 'true',
    website: '',
    ...fields,
  };
}

/** Submits an application like the storefront's form. */
export function applies(
  shop: Shop,
  fields: Record<string, string> = applicationTexts(),
  files: Record<string, readonly Buffer[]> = { registration: [givenPdf()], identity: [givenPdf()] },
): Promise<Answer<Data<VendorApplied>>> {
  return sendForm<Data<VendorApplied>>(shop.client, '/vendor/registerVendor', { fields, files });
}

/** The state of an application as shown to its applicant. */
export function applicationOf(
  shop: Shop,
  access_token: string,
): Promise<Answer<Data<VendorApplicationView>>> {
  return shop.client.post<Data<VendorApplicationView>>('/web/vendor_application', { access_token });
}
