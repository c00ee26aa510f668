import type { VendorStatus } from '@stoa/contracts';
import { defineEmail, type Email } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

const TO_VENDOR = { recipient: 'vendor' } as const;

/** The e-mail that confirms a vendor application. */
export const applicationReceived = defineEmail('vendor_application_received', {
  ...TO_VENDOR,
  title: 'Application received',
  sent: 'When a vendor application is sent.',
  variables: ['store_name', 'application_number', 'link_text'],
  required: ['application_number'],
  texts: ({ store_name, application_number, link_text }) => ({
    heading: msg`${store_name}: application received`,
    body: [
      msg`We have received your application for ${store_name}.`,
      msg`Your application number is ${application_number}.`,
    ],
    button: link_text,
  }),
});

const inReview = defineEmail('vendor_in_review', {
  ...TO_VENDOR,
  title: 'Application being reviewed',
  sent: 'When the review of a vendor application starts.',
  variables: ['store_name', 'reason', 'link_text'],
  texts: ({ store_name, reason, link_text }) => ({
    heading: msg`${store_name} is being reviewed`,
    body: [msg`We are reviewing your application for ${store_name}.`, reason],
    button: link_text,
  }),
});

const approved = defineEmail('vendor_approved', {
  ...TO_VENDOR,
  title: 'Vendor approved',
  sent: 'When a vendor is approved.',
  variables: ['store_name', 'reason'],
  texts: ({ store_name, reason }) => ({
    heading: msg`${store_name} is approved`,
    body: [msg`${store_name} has been approved. You can now sign in and start selling.`, reason],
    button: 'Sign in to the seller portal',
  }),
});

const rejected = defineEmail('vendor_rejected', {
  ...TO_VENDOR,
  title: 'Vendor rejected',
  sent: 'When a vendor is rejected without a new application being possible.',
  variables: ['store_name', 'reason', 'link_text'],
  texts: ({ store_name, reason, link_text }) => ({
    heading: msg`${store_name} was not accepted`,
    body: [msg`We can’t accept ${store_name} at the moment.`, reason],
    button: link_text,
  }),
});

/** The e-mail about a rejection after which the vendor can apply again. */
export const applicationRejected = defineEmail('vendor_application_rejected', {
  ...TO_VENDOR,
  title: 'Application rejected',
  sent: 'When a vendor application is rejected that can be corrected.',
  variables: ['store_name', 'reason', 'link_text'],
  texts: ({ store_name, reason, link_text }) => ({
    heading: msg`${store_name} was not accepted`,
    body: [
      msg`We can’t accept ${store_name} at the moment.`,
      reason,
      'You can correct your application, send documents again and apply again.',
    ],
    button: link_text,
  }),
});

const suspended = defineEmail('vendor_suspended', {
  ...TO_VENDOR,
  title: 'Vendor suspended',
  sent: 'When a vendor is suspended.',
  variables: ['store_name', 'reason'],
  texts: ({ store_name, reason }) => ({
    heading: msg`${store_name} is suspended`,
    body: [msg`Products of ${store_name} can’t be bought until we lift the suspension.`, reason],
    button: 'Contact us',
  }),
});

const closed = defineEmail('vendor_closed', {
  ...TO_VENDOR,
  title: 'Vendor closed',
  sent: 'When a store is closed for good.',
  variables: ['store_name', 'reason'],
  texts: ({ store_name, reason }) => ({
    heading: msg`${store_name} is closed`,
    body: [msg`${store_name} has been closed permanently.`, reason],
    button: 'Contact us',
  }),
});

type Decision = Email<'store_name' | 'reason' | 'link_text'> | Email<'store_name' | 'reason'>;

/** The e-mail about each new status of a vendor; applications are confirmed when they are sent. */
export const vendorDecisions: Partial<Record<VendorStatus, Decision>> = {
  in_review: inReview,
  approved,
  rejected,
  suspended,
  closed,
};

/** The e-mail that a document has to be sent again. */
export const documentRejectedEmail = defineEmail('vendor_document_rejected', {
  ...TO_VENDOR,
  title: 'Document rejected',
  sent: 'When an operator rejects a document of a vendor.',
  variables: ['store_name', 'filename', 'reason', 'link_text'],
  texts: ({ store_name, filename, reason, link_text }) => ({
    heading: msg`${store_name}: please send a document again`,
    body: [msg`We can’t accept the document ${filename}.`, reason],
    button: link_text,
  }),
});

/** The e-mail that confirms the withdrawal of an application. */
export const applicationWithdrawnEmail = defineEmail('vendor_application_withdrawn', {
  ...TO_VENDOR,
  title: 'Application withdrawn',
  sent: 'When a vendor application is withdrawn.',
  variables: ['store_name', 'application_number'],
  texts: ({ store_name, application_number }) => ({
    heading: msg`${store_name}: application withdrawn`,
    body: [msg`Your application ${application_number} has been withdrawn. All documents have been deleted.`],
    button: 'Apply again',
  }),
});

const TO_OPERATORS = { recipient: 'operator' } as const;

/** The e-mail to operators about a new application. */
export const newApplication = defineEmail('operator_vendor_application', {
  ...TO_OPERATORS,
  title: 'New vendor application',
  sent: 'When a vendor application is sent.',
  variables: ['store_name', 'email'],
  texts: ({ store_name, email }) => ({
    heading: msg`New vendor application: ${store_name}`,
    body: [msg`${email} has applied and awaits your review.`],
    button: 'Open the application',
  }),
});

/** The e-mail to operators about an application that is sent again. */
export const renewedApplication = defineEmail('operator_vendor_application_again', {
  ...TO_OPERATORS,
  title: 'Vendor application sent again',
  sent: 'When a rejected vendor application is sent again.',
  variables: ['store_name', 'email'],
  texts: ({ store_name, email }) => ({
    heading: msg`New vendor application: ${store_name}`,
    body: [msg`${email} has applied again and awaits your review.`],
    button: 'Open the application',
  }),
});

/** The e-mail to operators about a document to review. */
export const newDocument = defineEmail('operator_vendor_document', {
  ...TO_OPERATORS,
  title: 'Document of a vendor',
  sent: 'When a vendor sends a document.',
  variables: ['store_name'],
  texts: ({ store_name }) => ({
    heading: msg`${store_name} has sent a document`,
    body: ['It awaits your review.'],
    button: 'Open the application',
  }),
});

/** The e-mail to operators about a withdrawn application. */
export const withdrawnApplication = defineEmail('operator_vendor_application_withdrawn', {
  ...TO_OPERATORS,
  title: 'Vendor application withdrawn',
  sent: 'When a vendor application is withdrawn.',
  variables: ['store_name', 'application_number', 'email'],
  texts: ({ store_name, application_number, email }) => ({
    heading: msg`${store_name}: application withdrawn`,
    body: [
      msg`${email} has withdrawn the application ${application_number}. Its documents have been deleted.`,
    ],
    button: 'Open the vendors',
  }),
});
