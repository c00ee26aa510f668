import type { WalletDeposit, WalletTransactionRow } from '@stoa/contracts';
import type { Outcome } from '~/api/client.server';
import { idempotencyHeader } from '~/api/idempotency-header.server';
import type { Shop } from '~/session/shop.server';
import { typedMinorUnits } from './amount';

/** What the page shows after a refused form. */
export interface WalletRefusal {
  intent: string;
  error: string;
  /** The input that was refused; null if it is the form as a whole. */
  field: 'amount' | 'destination' | null;
  /** The entered values, so that nothing has to be typed again. */
  entered: { amount: string; destination: string; payment_method: string };
  /** The request's key, kept while its outcome is unknown. */
  key: string | null;
}

/** Inputs that show their own errors. */
const FIELDS = ['amount', 'destination'] as const;

export const WALLET_PATH = '/customer/wallet';

/** Carries out a form of the wallet page; redirects once it is done. */
export async function callWallet(shop: Shop, form: FormData): Promise<WalletRefusal | Response> {
  const { t } = await shop.locale();
  const text = (name: string): string => String(form.get(name) ?? '');
  const intent = text('intent');
  const [amount, destination, payment_method] = [text('amount'), text('destination'), text('payment_method')];
  const refusal = { intent, entered: { amount, destination, payment_method } };
  if (intent === 'cancel' || intent === 'pay') {
    const number = text('number');
    const outcome =
      intent === 'cancel'
        ? await shop.api.post<WalletTransactionRow>('web/cancelWalletTransaction', { number })
        : await shop.api.post<WalletDeposit>('web/retryDeposit', { number });
    if (outcome.ok) return shop.redirect(pageAfter(outcome.data));
    // 409: it has been decided meanwhile, which the page shows.
    if (outcome.failure.status === 409) return shop.redirect(WALLET_PATH);
    return { ...refusal, ...refusedBy(outcome, t('error.failed'), ''), key: null };
  }
  const minor = typedMinorUnits(amount, await exponentOf(shop));
  if (minor === null) return { ...refusal, error: t('wallet.badAmount'), field: 'amount', key: null };
  const header = idempotencyHeader(text('key'));
  const outcome =
    intent === 'withdraw'
      ? await shop.api.post<WalletTransactionRow>(
          'web/withdrawAmount',
          { amount: minor, destination },
          header,
        )
      : await shop.api.post<WalletDeposit>('web/depositAmount', { amount: minor, payment_method }, header);
  if (!outcome.ok) return { ...refusal, ...refusedBy(outcome, t('error.failed'), text('key')) };
  return shop.redirect(pageAfter(outcome.data));
}

/** The hosted page of a deposit, or else the wallet. */
function pageAfter(data: WalletDeposit | WalletTransactionRow): string {
  const address = 'redirect_url' in data ? data.redirect_url : null;
  return address && /^https?:\/\//.test(address) ? address : WALLET_PATH;
}

function refusedBy(
  { failure }: Extract<Outcome<unknown>, { ok: false }>,
  fallback: string,
  key: string,
): Pick<WalletRefusal, 'error' | 'field' | 'key'> {
  const { status, error, errors } = failure;
  const isCertain = status >= 400 && status < 500 && status !== 408 && status !== 429;
  const [refused] = Object.entries(errors);
  return {
    error: refused?.[1][0] ?? (error || fallback),
    field: FIELDS.find((name) => name === refused?.[0]) ?? null,
    key: isCertain ? null : key,
  };
}

async function exponentOf(shop: Shop): Promise<number> {
  const [{ currency }, { currencies }] = await Promise.all([shop.locale(), shop.frame()]);
  return currencies.find(({ code }) => code === currency)?.exponent ?? 2;
}
