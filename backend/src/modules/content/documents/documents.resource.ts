import { defineDocument } from './define-document';

export const aboutUs = defineDocument({
  path: 'about_us',
  key: 'about_us',
  page: 'about_us',
  lookups: ['aboutUsActive'],
});

export const privacyPolicy = defineDocument({
  path: 'privacy_policy',
  key: 'privacy_policy',
  page: 'privacy_policy',
});

export const refundPolicy = defineDocument({
  path: 'refund_policy',
  key: 'refund_policy',
  page: 'refund_policy',
});

export const termCondition = defineDocument({
  path: 'term_condition',
  key: 'term_condition',
  page: 'term_condition',
});

/** All legal and information documents. */
export const documents = [aboutUs, privacyPolicy, refundPolicy, termCondition] as const;
