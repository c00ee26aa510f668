import type { PayoutState } from '@stoa/contracts';
import { defineEmail, type Email, EMAIL_VARIABLES } from '../../../kernel/mail';
import { msg, type Sentence, type TranslatableText } from '../../../kernel/translation';
import type { PayoutRequest } from '../../payouts';

/** The e-mail about one state of a payout request. */
interface PayoutEmail {
  title: string;
  sent: string;
  heading: (number: TranslatableText) => Sentence;
  body: (amount: TranslatableText) => Sentence;
}

const TRANSFERRED: readonly PayoutState[] = ['approved', 'paid', 'failed'];

/** What the e-mail about a state names: what is transferred, or what was requested, which includes the fee. */
export function namedAmount(to: PayoutState, { amount, net }: Pick<PayoutRequest, 'amount' | 'net'>): number {
  return TRANSFERRED.includes(to) ? (net ?? amount) : amount;
}

const available = (amount: TranslatableText): Sentence => msg`${amount} is available in your wallet again.`;

const TO_VENDOR = {
  approved: {
    title: 'Payout approved',
    sent: 'When a payout request is approved.',
    heading: (number) => msg`Your payout ${number} was approved`,
    body: (amount) => msg`We will send you ${amount} soon.`,
  },
  paid: {
    title: 'Payout paid',
    sent: 'When a payout is paid.',
    heading: (number) => msg`Your payout ${number} was paid`,
    body: (amount) => msg`We have sent you ${amount}. It may take a few days to arrive.`,
  },
  failed: {
    title: 'Payout failed',
    sent: 'When a payout can’t be paid.',
    heading: (number) => msg`Your payout ${number} failed`,
    body: (amount) =>
      msg`We could not send you ${amount}. You need not request it again while we look into it.`,
  },
  rejected: {
    title: 'Payout rejected',
    sent: 'When a payout request is rejected.',
    heading: (number) => msg`Your payout ${number} was rejected`,
    body: available,
  },
  cancelled: {
    title: 'Payout cancelled',
    sent: 'When an operator cancels a payout request.',
    heading: (number) => msg`Your payout ${number} was cancelled`,
    body: available,
  },
  returned: {
    title: 'Payout returned',
    sent: 'When the bank returns a payout.',
    heading: (number) => msg`Your payout ${number} was returned to us by the bank`,
    body: available,
  },
} satisfies Partial<Record<PayoutState, PayoutEmail>>;

const stillOwed = (amount: TranslatableText): Sentence =>
  msg`${amount} is still owed to you and can be paid out later.`;

/** Riders are paid by the shop or by the vendor who employs them, so their texts do not say who pays. */
const TO_RIDER = {
  approved: { ...TO_VENDOR.approved, body: (amount) => msg`You will receive ${amount} soon.` },
  paid: {
    ...TO_VENDOR.paid,
    body: (amount) => msg`${amount} has been sent to you. It may take a few days to arrive.`,
  },
  failed: {
    ...TO_VENDOR.failed,
    body: (amount) => msg`${amount} could not be sent to you. You need not do anything for now.`,
  },
  rejected: { ...TO_VENDOR.rejected, body: stillOwed },
  cancelled: { ...TO_VENDOR.cancelled, sent: 'When a rider’s payout request is cancelled.', body: stillOwed },
  returned: {
    ...TO_VENDOR.returned,
    heading: (number) => msg`Your payout ${number} was returned by the bank`,
    body: stillOwed,
  },
} satisfies Record<keyof typeof TO_VENDOR, PayoutEmail>;

/** What previews show of the operator's reason. */
const REASON = [{ heading: msg`Reason`, rows: [EMAIL_VARIABLES.reason.example] }];

type PayoutEmails = Partial<Record<PayoutState, Email<'payout_number' | 'amount'>>>;

/** The e-mails to vendors about their payout requests; there is none about the other states. */
export const payoutEmails = payoutEmailsOf('vendor', TO_VENDOR, 'Open the wallet');

/** The e-mails to riders about theirs, without a link, as riders have no wallet page. */
export const riderPayoutEmails = payoutEmailsOf('rider', TO_RIDER);

function payoutEmailsOf(
  recipient: 'vendor' | 'rider',
  emails: Record<string, PayoutEmail>,
  button?: string,
): PayoutEmails {
  const defined = Object.entries(emails).map(([state, { title, sent, heading, body }]) => {
    const email = defineEmail(`${recipient}_payout_${state}`, {
      recipient,
      title,
      sent,
      sections: state === 'approved' || state === 'paid' ? [] : REASON,
      variables: ['payout_number', 'amount'],
      required: ['payout_number', 'amount'],
      texts: ({ payout_number, amount }) => ({
        heading: heading(payout_number),
        body: [body(amount)],
        ...(button && { button }),
      }),
    });
    return [state, email] as const;
  });
  return Object.fromEntries(defined);
}
