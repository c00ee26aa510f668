import type { PayoutState } from '@stoa/contracts';
import { defineEmail, type Email, EMAIL_VARIABLES } from '../../../kernel/mail';
import { msg, type Sentence, type TranslatableText } from '../../../kernel/translation';

/** The e-mail about one state of a payout request. */
interface PayoutEmail {
  title: string;
  sent: string;
  heading: (number: TranslatableText) => Sentence;
  body: (amount: TranslatableText) => Sentence;
}

/** States whose e-mail names what is transferred; the others name what was requested, which includes the fee. */
export const TRANSFERRED: readonly PayoutState[] = ['approved', 'paid', 'failed'];

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

/** What previews show of the operator's reason. */
const REASON = [{ heading: msg`Reason`, rows: [EMAIL_VARIABLES.reason.example] }];

/** The e-mails to vendors about their payout requests; there is none about the other states. */
export const payoutEmails: Partial<Record<PayoutState, Email<'payout_number' | 'amount'>>> =
  Object.fromEntries(
    Object.entries<PayoutEmail>(TO_VENDOR).map(([state, email]) => [state, payoutEmailOf(state, email)]),
  );

function payoutEmailOf(state: string, { title, sent, heading, body }: PayoutEmail) {
  return defineEmail(`vendor_payout_${state}`, {
    recipient: 'vendor',
    title,
    sent,
    sections: state === 'approved' || state === 'paid' ? [] : REASON,
    variables: ['payout_number', 'amount'],
    required: ['payout_number', 'amount'],
    texts: ({ payout_number, amount }) => ({
      heading: heading(payout_number),
      body: [body(amount)],
      button: 'Open the wallet',
    }),
  });
}
