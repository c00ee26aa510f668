import type { CustomerOrder, Shipment, ShipmentState } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { LineUnits } from '~/features/checkout/line-units';
import { useApp } from '~/features/frame/app-context';
import { UnbrokenNumber } from '~/ui/unbroken-number';
import { StateLabel } from './order-list';

type Part = CustomerOrder['parts'][number];

const TONES: Partial<Record<ShipmentState, 'good' | 'bad'>> = {
  delivered: 'good',
  failed: 'bad',
  returned: 'bad',
};

/** Carrier and tracking; the number links to the carrier's page. */
function Tracking({ shipment }: { shipment: Shipment }): ReactElement | null {
  const { t } = useApp();
  const { carrier, tracking_number: number, tracking_url: url } = shipment;
  if (!carrier && !number && !url) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {[carrier, number].filter(Boolean).map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
      {url && (
        <a
          href={url}
          className="link inline-flex min-h-11 items-center"
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('shipments.trackNumber', { number: shipment.number })}
        >
          {t('shipments.track')}
        </a>
      )}
    </p>
  );
}

function Dates({ shipment }: { shipment: Shipment }): ReactElement | null {
  const { t, formats } = useApp();
  const dates = [
    ['shipped', shipment.shipped_at],
    ['delivered', shipment.delivered_at],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {dates.map(
        ([state, at]) =>
          at && (
            <span key={state}>
              {t(`shipments.state.${state}`)}: <time dateTime={at}>{formats.dateTime(at)}</time>
            </span>
          ),
      )}
    </p>
  );
}

function ShipmentCard({ shipment, part }: { shipment: Shipment; part: Part }): ReactElement {
  const { t } = useApp();
  return (
    <li className="grid gap-1 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-sans text-sm font-semibold tracking-normal">
          <UnbrokenNumber
            text={t('shipments.number', { number: shipment.number })}
            number={shipment.number}
          />
        </h4>
        <StateLabel tone={TONES[shipment.state] ?? 'open'}>
          {t(`shipments.state.${shipment.state}`)}
        </StateLabel>
      </div>
      <LineUnits lines={part.lines} units={shipment.lines} />
      <Tracking shipment={shipment} />
      <Dates shipment={shipment} />
    </li>
  );
}

/** The code with which the buyer confirms to the rider that the order has come. */
export function DeliveryCode({ code }: { code: string }): ReactElement {
  const { t } = useApp();
  return (
    <p className="grid gap-1 border-t border-line py-3">
      <span className="font-medium">
        {t('shipments.code')}{' '}
        <bdi dir="ltr" className="text-lg font-bold tracking-widest">
          {code}
        </bdi>
      </span>
      <span className="text-sm text-muted">{t('shipments.codeHint')}</span>
    </p>
  );
}

/** The shipments of one seller's order that have left; nothing before the first. */
export function Shipments({ part }: { part: Part }): ReactElement | null {
  const { t } = useApp();
  if (part.shipments.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line py-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t('shipments.title')}</h3>
      <ul className="grid gap-2">
        {part.shipments.map((shipment) => (
          <ShipmentCard key={shipment.id} shipment={shipment} part={part} />
        ))}
      </ul>
    </section>
  );
}
