import type { Wallet, WalletTransactionPage, WalletTransactionRow } from '@stoa/contracts';
import { Form, useSearchParams } from '@remix-run/react';
import { useEffect, type ReactElement } from 'react';
import { StateLabel } from '~/features/account/order-list';
import { useChecks } from '~/features/checkout/use-payment-page';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import type { WalletRefusal } from './wallet-calls.server';
import { DepositForm, WithdrawForm } from './wallet-forms';

export interface WalletPageProps {
  wallet: Wallet;
  history: WalletTransactionPage;
  /** Idempotency keys of the next requests. */
  keys: { deposit: string; withdraw: string };
  refusal?: WalletRefusal;
}

const TONES = { pending: 'open', posted: 'good', failed: 'bad' } as const;

function Balances({ wallet }: { wallet: Wallet }): ReactElement {
  const { t, formats } = useApp();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {wallet.balances.map(({ currency, balance, pending }) => (
        <li key={currency} className="panel grid gap-1">
          <h2 className="font-sans text-base font-semibold tracking-normal">
            {t('wallet.balance')} <bdi className="text-muted">{currency}</bdi>
          </h2>
          <p className="text-3xl font-bold">
            <bdi>{formats.money(balance, currency)}</bdi>
          </p>
          {pending > 0 && (
            <p className="text-sm text-muted">
              {t('wallet.pending', { amount: formats.money(pending, currency) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a customer can do about a pending transaction. */
function TransactionActions({ row }: { row: WalletTransactionRow }): ReactElement | null {
  const { t } = useApp();
  const { number, can_pay, can_cancel } = row;
  if (!can_pay && !can_cancel) return null;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
      <input type="hidden" name="number" value={number} />
      {can_cancel && (
        <button
          name="intent"
          value="cancel"
          className="btn btn-quiet"
          aria-label={t('wallet.cancelNamed', { number })}
        >
          {t('wallet.cancel')}
        </button>
      )}
      {can_pay && (
        <button name="intent" value="pay" className="btn btn-primary" aria-describedby={number}>
          {t('result.pay.continue')}
        </button>
      )}
    </Form>
  );
}

interface TransactionProps {
  row: WalletTransactionRow;
  /** Whether its payment is being confirmed: nothing is to be done about it meanwhile. */
  isConfirming: boolean;
}

/** How the payment of a deposit stands, and how it is made. */
function PaymentNotices({ row, isConfirming }: TransactionProps): ReactElement {
  const { t } = useApp();
  const { payment_failure: failure, instructions } = row;
  return (
    <>
      {failure && (
        <p className="notice">
          {t(`result.failure.${failure}`)} {t('result.notCharged')}
        </p>
      )}
      {isConfirming && (
        <p role="status" className="notice">
          {t('result.pending.confirming')}
        </p>
      )}
      {instructions && <p className="notice whitespace-pre-line">{instructions}</p>}
    </>
  );
}

/** What was rejected or cancelled has moved nothing. */
function toneOfAmount({ amount, state }: WalletTransactionRow): string {
  if (state === 'failed') return 'text-muted line-through';
  return amount > 0 ? 'text-ok' : '';
}

function Transaction({ row, isConfirming }: TransactionProps): ReactElement {
  const { t, formats } = useApp();
  const { number, type, state, amount, currency, balance, reference, note } = row;
  return (
    <li className="panel grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h3 className="font-sans text-base font-semibold tracking-normal">{t(`wallet.type.${type}`)}</h3>
          <p className="text-sm text-muted">
            {formats.date(row.created_at)} · <bdi id={number}>{reference ?? number}</bdi>
          </p>
        </div>
        <p className="ms-auto text-end">
          <bdi dir="ltr" className={`block font-bold ${toneOfAmount(row)}`}>
            {amount > 0 && state !== 'failed' && '+'}
            {formats.money(amount, currency)}
          </bdi>
          {balance !== null && (
            <span className="text-sm text-muted">
              {t('wallet.balanceAfter', { amount: formats.money(balance, currency) })}
            </span>
          )}
        </p>
      </div>
      {note && (
        <p className="text-sm">
          <bdi>{note}</bdi>
        </p>
      )}
      <PaymentNotices row={row} isConfirming={isConfirming} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StateLabel tone={TONES[state]}>{t(`wallet.state.${state}`)}</StateLabel>
        {!isConfirming && <TransactionActions row={row} />}
      </div>
    </li>
  );
}

/** The deposit that its payment page has led back from, while its payment is being confirmed. */
function useConfirming(transactions: readonly WalletTransactionRow[]): WalletTransactionRow | undefined {
  const [query] = useSearchParams();
  const number = query.get('deposit');
  const paid = transactions.find((row) => row.number === number);
  const isChecking = useChecks(paid?.state === 'pending' && paid.can_pay && paid.payment_failure === null);
  useEffect(() => {
    // Only the first visit follows the payment: whoever comes back here by Back, from a payment page
    // left without paying, can pay at once.
    if (number !== null) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [number]);
  return isChecking ? paid : undefined;
}

function History({ history }: { history: WalletTransactionPage }): ReactElement {
  const { t } = useApp();
  const { transactions, total, page, page_size: size } = history;
  const confirming = useConfirming(transactions);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('wallet.history')}</h2>
      {transactions.length === 0 && <p className="text-muted">{t('wallet.none')}</p>}
      <ul className="grid gap-3">
        {transactions.map((row) => (
          <Transaction key={row.number} row={row} isConfirming={row === confirming} />
        ))}
      </ul>
      <nav aria-label={t('wallet.history')} className="flex gap-3">
        {page > 1 && (
          <a href={`?page=${page - 1}`} className="btn btn-quiet">
            {t('shop.previousPage')}
          </a>
        )}
        {page * size < total && (
          <a href={`?page=${page + 1}`} className="btn btn-quiet">
            {t('shop.nextPage')}
          </a>
        )}
      </nav>
    </section>
  );
}

/** A customer's wallet: balances, deposit, withdrawal and history. */
export function WalletPage({ wallet, history, keys, refusal }: WalletPageProps): ReactElement {
  const of = (intent: string): WalletRefusal | undefined =>
    refusal?.intent === intent ? refusal : undefined;
  const refused = of('cancel') ?? of('pay');
  return (
    <div className="grid gap-6">
      <FormErrors errors={refused ? [refused.error] : null} id="wallet-error" />
      <Balances wallet={wallet} />
      {/* Empty again after each transaction, so that a second press does not repeat it. */}
      <DepositForm
        key={`deposit-${history.total}`}
        wallet={wallet}
        requestKey={keys.deposit}
        refusal={of('deposit')}
      />
      <WithdrawForm
        key={`withdraw-${history.total}`}
        wallet={wallet}
        requestKey={keys.withdraw}
        refusal={of('withdraw')}
      />
      <History history={history} />
    </div>
  );
}
