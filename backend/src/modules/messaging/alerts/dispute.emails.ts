import type { DisputeEventType } from '@stoa/contracts';
import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import { defineStepEmails, type StepEmail, type StepEmails } from './step-emails';

/** What customers read about each step but their own evidence. */
const TO_CUSTOMER: Readonly<Record<DisputeEventType, StepEmail>> = {
  opened: {
    title: 'Dispute received',
    sent: 'When a customer opens a dispute.',
    heading: (number) => msg`We received your dispute ${number}`,
    body: 'The store has been asked to respond. You can add more evidence at any time.',
  },
  evidence: {
    title: 'New evidence',
    sent: 'When the other side adds evidence to a dispute.',
    heading: (number) => msg`New evidence in your dispute ${number}`,
    body: 'You can answer it on the page of your dispute.',
  },
  under_review: {
    title: 'Dispute under review',
    sent: 'When operators review a dispute.',
    heading: (number) => msg`Your dispute ${number} is under review`,
    body: 'Our team decides on it soon. Until then you can add more evidence.',
  },
  accepted: {
    title: 'Dispute accepted',
    sent: 'When a vendor accepts a dispute.',
    heading: (number) => msg`The store accepts your dispute ${number}`,
    body: 'What you claimed will be refunded.',
  },
  refunded: {
    title: 'Dispute decided with a refund',
    sent: 'When operators decide a dispute with a refund.',
    heading: (number) => msg`Your dispute ${number} was decided: you get a refund`,
    body: 'You can see the amount on the page of your dispute.',
  },
  dismissed: {
    title: 'Dispute dismissed',
    sent: 'When operators dismiss a dispute.',
    heading: (number) => msg`Your dispute ${number} was decided: no refund`,
    body: 'You can read the reason on the page of your dispute.',
  },
  withdrawn: {
    title: 'Dispute withdrawn',
    sent: 'When a customer withdraws a dispute.',
    heading: (number) => msg`Your dispute ${number} was withdrawn`,
    body: 'You need not do anything.',
  },
  closed: {
    title: 'Dispute closed',
    sent: 'When a dispute is closed without a decision.',
    heading: (number) => msg`Your dispute ${number} was closed`,
    body: 'There is nothing left to decide.',
  },
};

/** What vendors read about each step but their own. */
const TO_VENDOR: Readonly<Record<DisputeEventType, StepEmail>> = {
  opened: {
    title: 'New dispute',
    sent: 'When a customer opens a dispute.',
    heading: (number) => msg`New dispute ${number}`,
    body: 'A customer disputes an order. Please respond in time: your share of the order is held.',
  },
  evidence: {
    title: 'New evidence',
    sent: 'When the other side adds evidence to a dispute.',
    heading: (number) => msg`New evidence in dispute ${number}`,
    body: 'You can answer it until the dispute is decided.',
  },
  under_review: {
    title: 'Dispute under review',
    sent: 'When operators review a dispute.',
    heading: (number) => msg`Dispute ${number} is under review`,
    body: 'The operators of the shop decide on it soon.',
  },
  accepted: {
    title: 'Dispute accepted',
    sent: 'When a vendor accepts a dispute.',
    heading: (number) => msg`Dispute ${number} was accepted`,
    body: 'What the customer claims is refunded.',
  },
  refunded: {
    title: 'Dispute decided with a refund',
    sent: 'When operators decide a dispute with a refund.',
    heading: (number) => msg`Dispute ${number} was decided: the customer gets a refund`,
    body: 'You can read the reason in the dispute.',
  },
  dismissed: {
    title: 'Dispute dismissed',
    sent: 'When operators dismiss a dispute.',
    heading: (number) => msg`Dispute ${number} was decided in your favour`,
    body: 'Your share of the order is no longer held.',
  },
  withdrawn: {
    title: 'Dispute withdrawn',
    sent: 'When a customer withdraws a dispute.',
    heading: (number) => msg`Dispute ${number} was withdrawn`,
    body: 'Your share of the order is no longer held.',
  },
  closed: {
    title: 'Dispute closed',
    sent: 'When a dispute is closed without a decision.',
    heading: (number) => msg`Dispute ${number} was closed`,
    body: 'There is nothing left to decide.',
  },
};

type DisputeEmails = StepEmails<DisputeEventType, 'dispute_number'>;
const ABOUT = { subject: 'dispute', number: 'dispute_number' } as const;

/** The e-mails to customers about the steps of a dispute. */
export const customerDisputeEmails: DisputeEmails = defineStepEmails(
  { ...ABOUT, recipient: 'customer', button: 'View dispute' },
  TO_CUSTOMER,
);

/** The e-mails to vendors about the steps of a dispute. */
export const vendorDisputeEmails: DisputeEmails = defineStepEmails(
  { ...ABOUT, recipient: 'vendor', button: 'Open the dispute' },
  TO_VENDOR,
);

/** The e-mail to operators about a dispute that they decide. */
export const disputeToDecide = defineEmail('operator_dispute_to_decide', {
  recipient: 'operator',
  title: 'Dispute to decide on',
  sent: 'When a vendor has responded to a dispute, or its time to respond is over.',
  variables: ['dispute_number'],
  required: ['dispute_number'],
  texts: ({ dispute_number }) => ({
    heading: msg`Dispute ${dispute_number} needs a decision`,
    body: ['The vendor has responded, or its time to respond is over.'],
    button: 'Open the dispute',
  }),
});
