import type { Schema } from './record-schemas';

const text = (description: string, example: string): Schema => ({
  description,
  schema: { type: 'string', example },
});

/** Response headers, by component. */
export const HEADER_COMPONENTS: Readonly<Record<string, Schema>> = {
  RequestId: text('Identifies the request in the server’s logs', '0b9f3c1e-6d0e-4d0e-9a35-2f6f2f0c7c11'),
  CacheControl: text('Caching directives for the response', 'no-store'),
  ContentRange: text('Rows of the page and total number of rows', 'products 0-24/120'),
};

const reference = (name: string): Schema => ({ $ref: `#/components/headers/${name}` });

/** Headers of every response. */
export const RESPONSE_HEADERS: Readonly<Record<string, Schema>> = {
  'x-request-id': reference('RequestId'),
  'cache-control': reference('CacheControl'),
};

/** Headers of a response that holds a page of rows. */
export const PAGE_HEADERS: Readonly<Record<string, Schema>> = {
  ...RESPONSE_HEADERS,
  'content-range': reference('ContentRange'),
};
