import { Form } from '@remix-run/react';
import type { CashReceipt, RiderDuty } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** Receipts of the cash that the rider has handed over: proof, also of what was reversed. */
function Receipts({ receipts }: { receipts: readonly CashReceipt[] }): ReactElement | null {
  const { t, formats } = useApp();
  if (receipts.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center">{t('rider.receipts')}</summary>
      <ul className="divide-y divide-line">
        {receipts.map(({ number, amount, currency, state, received_by, received_at }) => (
          <li key={number} className="grid gap-0.5 py-2">
            <span className="flex flex-wrap justify-between gap-x-3">
              <bdi className={state === 'reversed' ? 'line-through' : 'font-semibold'}>
                {formats.money(amount, currency)}
              </bdi>
              <bdi>{number}</bdi>
            </span>
            <span className="text-muted">
              <time dateTime={received_at}>{formats.dateTime(received_at)}</time>
              {received_by && (
                <>
                  {' · '}
                  {t('rider.receivedBy')} <bdi>{received_by}</bdi>
                </>
              )}
            </span>
            {state === 'reversed' && <span>{t('rider.reversed')}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the rider takes orders now, which needs a connection to change, the cash to hand over, and what is earned. */
export function DutyPanel({ duty, isOffline }: { duty: RiderDuty; isOffline: boolean }): ReactElement {
  const { t, formats } = useApp();
  const isOn = duty.presence !== 'offline';
  const sums = [
    ['cashInHand', duty.cash_in_hand],
    // Missing in what older pages remember.
    ['earnings', duty.earnings ?? []],
  ] as const;
  return (
    <section className="panel grid gap-3" aria-label={t('rider.duty')}>
      <Form method="post" reloadDocument className="flex flex-wrap items-center justify-between gap-3">
        <input type="hidden" name="intent" value="presence" />
        <input type="hidden" name="presence" value={isOn ? 'offline' : 'available'} />
        <p className="font-semibold">{t(isOn ? 'rider.onDuty' : 'rider.offDuty')}</p>
        <button className={`btn ${isOn ? 'btn-quiet' : 'btn-primary'}`} disabled={isOffline}>
          {t(isOn ? 'rider.endDuty' : 'rider.startDuty')}
        </button>
      </Form>
      {sums
        .filter(([, amounts]) => amounts.length > 0)
        .map(([name, amounts]) => (
          <p key={name} className="text-sm">
            {t(`rider.${name}`)}{' '}
            <bdi className="font-semibold">
              {amounts.map(({ amount, currency }) => formats.money(amount, currency)).join(' + ')}
            </bdi>
          </p>
        ))}
      {/* Missing in what older pages remember. */}
      <Receipts receipts={duty.receipts ?? []} />
    </section>
  );
}
