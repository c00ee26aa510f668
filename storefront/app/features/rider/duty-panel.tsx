import { Form } from '@remix-run/react';
import type { RiderDuty } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

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
    </section>
  );
}
