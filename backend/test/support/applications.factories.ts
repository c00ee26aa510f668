import type { VendorApplicationView, VendorApplied } from '@stoa/contracts';
import type { Answer } from '@stoa/testing';
import { next, PASSWORD } from './factories';
import { givenPdf, sendForm } from './papers.factories';
import type { Shop } from './shop';

type Data<T> = { data: T };

/** What an applicant writes, unlike what any other does. */
export function applicationWords(words: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ store_name: `Applied ${next()}`, name: 'Ann Applies', email: `applies${next()}@stoa.test` },
    ...{ password: PASSWORD, phone: '', description: 'Made by hand.', accepts_terms: 'true', website: '' },
    ...words,
  };
}

/** Applies as the storefront's form does. */
export function applies(
  shop: Shop,
  words: Record<string, string> = applicationWords(),
  files: Record<string, readonly Buffer[]> = { registration: [givenPdf()], identity: [givenPdf()] },
): Promise<Answer<Data<VendorApplied>>> {
  return sendForm<Data<VendorApplied>>(shop.client, '/vendor/registerVendor', { words, files });
}

/** Where an application stands, as its applicant is told. */
export function applicationOf(
  shop: Shop,
  access_token: string,
): Promise<Answer<Data<VendorApplicationView>>> {
  return shop.client.post<Data<VendorApplicationView>>('/web/vendor_application', { access_token });
}
