import type { CheckoutWallet, CustomerOrder } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

type Row = readonly [label: string, amount: number];

/** Amounts that lead from a total to what is left to pay. */
function Rows({ rows, currency }: { rows: readonly Row[]; currency: string }): ReactElement {
  const { formats } = useApp();
  return (
    <dl className="grid gap-1.5">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd>
            <bdi>{formats.money(amount, currency)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the wallet pays of the total, and what is left to pay. */
export function WalletRows({ wallet, currency }: { wallet: CheckoutWallet; currency: string }): ReactElement {
  const { t } = useApp();
  const rows: Row[] = [
    [t('checkout.fromWallet'), -wallet.used],
    [t('checkout.remaining'), wallet.remaining],
  ];
  return <Rows rows={rows} currency={currency} />;
}

type Balance = Pick<
  CustomerOrder,
  'orders' | 'currency' | 'total' | 'amount_paid' | 'wallet_amount' | 'amount_due' | 'cash_due'
>;

/** Cancelled parts, what is paid and what is left to pay of a placed order, unless the total says it all. */
export function BalanceRows({ order }: { order: Balance }): ReactElement | null {
  const { t } = useApp();
  const { orders, total, amount_paid: paid, wallet_amount: wallet, amount_due: due, cash_due: cash } = order;
  const isVoid = ({ state }: Balance['orders'][number]): boolean =>
    state === 'cancelled' || state === 'expired';
  // The title already says that all of it is cancelled.
  if (orders.every(isVoid)) return null;
  const cancelled = orders.filter(isVoid).reduce((sum, part) => sum + part.total, 0);
  const charged = paid - wallet;
  const rows: Row[] = [
    [t('account.payment.voided'), -cancelled],
    [t('checkout.fromWallet'), wallet < total ? -wallet : 0],
    [t('account.payment.paid'), charged < total ? (due + cash > 0 ? -charged : charged) : 0],
    [t('checkout.remaining'), due < total ? due : 0],
    [t('checkout.inCash'), cash < total ? cash : 0],
  ];
  const shown = rows.filter(([, amount]) => amount !== 0);
  return shown.length > 0 ? <Rows rows={shown} currency={order.currency} /> : null;
}

/** What is left to pay, beside the instructions how, where it is not the total. */
export function AmountDue({ order }: { order: Balance }): ReactElement | null {
  const { t, formats } = useApp();
  const { amount_due: due, cash_due: cash, total, currency } = order;
  const left = due || cash;
  if (left === 0 || left === total) return null;
  return (
    <p>
      {t(due > 0 ? 'checkout.remaining' : 'checkout.inCash')}:{' '}
      <bdi className="font-bold">{formats.money(left, currency)}</bdi>
    </p>
  );
}
