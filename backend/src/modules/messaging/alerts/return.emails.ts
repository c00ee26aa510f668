import type { ReturnEventType } from '@stoa/contracts';
import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import { defineStepEmails, type StepEmail, type StepEmails } from './step-emails';

/** What customers read about each step; they learn of a refund from the refund's own e-mail. */
const TO_CUSTOMER = {
  requested: {
    title: 'Return requested',
    sent: 'When a customer requests a return.',
    heading: (number) => msg`We received your return request ${number}`,
    body: 'The store will decide on it soon. Please keep the items until then.',
  },
  escalated: {
    title: 'Return taken over',
    sent: 'When a vendor does not handle a return in time.',
    heading: (number) => msg`We are looking into your return ${number}`,
    body: 'The store has not answered in time, so our team takes care of it.',
  },
  approved: {
    title: 'Return approved',
    sent: 'When a return is approved.',
    heading: (number) => msg`Your return ${number} was approved`,
    body: 'Please send the items back and enter the tracking number on the page of your return.',
  },
  rejected: {
    title: 'Return rejected',
    sent: 'When a return is rejected.',
    heading: (number) => msg`Your return ${number} was rejected`,
    body: 'If you don’t agree, you can open a dispute on the page of your order.',
  },
  received: {
    title: 'Return received',
    sent: 'When the items of a return arrive.',
    heading: (number) => msg`The items of your return ${number} have arrived`,
    body: 'The store will inspect them soon.',
  },
  inspected: {
    title: 'Return inspected',
    sent: 'When the items of a return are inspected.',
    heading: (number) => msg`The items of your return ${number} were inspected`,
    body: 'You can see the result on the page of your return.',
  },
  exchanged: {
    title: 'Replacement ordered',
    sent: 'When the replacement of an exchange is ordered.',
    heading: (number) => msg`The replacement for your return ${number} is ordered`,
    body: 'You can find its order on the page of your return. The wallet has paid for it with your refund.',
  },
  exchange_failed: {
    title: 'Exchange not possible',
    sent: 'When the replacement of an exchange is no longer available.',
    heading: (number) => msg`Your return ${number} can’t be exchanged`,
    body: 'What you wanted instead is not available any more, so the items are refunded.',
  },
  cancelled: {
    title: 'Return cancelled',
    sent: 'When a return is cancelled.',
    heading: (number) => msg`Your return ${number} was cancelled`,
    body: 'You can request a new return until the end of the return period.',
  },
} satisfies Partial<Record<ReturnEventType, StepEmail>>;

/** What vendors read: work for them, and work that has become unnecessary. */
const TO_VENDOR = {
  requested: {
    title: 'New return',
    sent: 'When a customer requests a return.',
    heading: (number) => msg`New return ${number}`,
    body: 'A customer wants to return items. Please decide in time.',
  },
  in_transit: {
    title: 'Return on its way',
    sent: 'When a customer sends the items of a return.',
    heading: (number) => msg`The items of return ${number} are on their way`,
    body: 'Please inspect them when they arrive.',
  },
  cancelled: {
    title: 'Return cancelled',
    sent: 'When a return is cancelled.',
    heading: (number) => msg`Return ${number} was cancelled`,
    body: 'You need not do anything.',
  },
  exchange_cancelled: {
    title: 'Refund instead of an exchange',
    sent: 'When a customer no longer wants a replacement.',
    heading: (number) => msg`Return ${number} is refunded, not exchanged`,
    body: 'The customer no longer wants a replacement.',
  },
  escalated: {
    title: 'Return taken over',
    sent: 'When a vendor does not handle a return in time.',
    heading: (number) => msg`Return ${number} was not handled in time`,
    body: 'The operators of the shop have been asked to take care of it.',
  },
} satisfies Partial<Record<ReturnEventType, StepEmail>>;

type ReturnEmails = StepEmails<ReturnEventType, 'return_number'>;
const ABOUT = { subject: 'return', number: 'return_number' } as const;

/** The e-mails to customers about the steps of a return. */
export const customerReturnEmails: ReturnEmails = defineStepEmails(
  { ...ABOUT, recipient: 'customer', button: 'View return' },
  TO_CUSTOMER,
);

/** The e-mails to vendors about the steps of a return. */
export const vendorReturnEmails: ReturnEmails = defineStepEmails(
  { ...ABOUT, recipient: 'vendor', button: 'Open the return' },
  TO_VENDOR,
);

/** The e-mail to operators about a return that the vendor did not handle. */
export const returnEscalated = defineEmail('operator_return_escalated', {
  recipient: 'operator',
  title: 'Return to decide on',
  sent: 'When a vendor does not handle a return in time.',
  variables: ['return_number'],
  required: ['return_number'],
  texts: ({ return_number }) => ({
    heading: msg`Return ${return_number} needs a decision`,
    body: ['The vendor has not handled it in time.'],
    button: 'Open the return',
  }),
});
