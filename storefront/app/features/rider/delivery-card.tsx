import type { AssignmentState, OwnDelivery } from '@stoa/contracts';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { StateLabel } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';
import { isCodeLocked, Steps } from './delivery-steps';
import { isTyping } from './is-typing';
import type { Move } from './rider-queue';

function toneOf(state: AssignmentState): 'good' | 'open' | 'bad' {
  if (state === 'delivered') return 'good';
  return state === 'failed' || state === 'cancelled' || state === 'declined' ? 'bad' : 'open';
}

interface PlaceProps {
  title: string;
  /** Who receives it. */
  name?: string;
  /** Of the address. */
  lines: readonly string[];
  phone: string | null;
}

/** An address that the applications for maps of phones open, and browsers elsewhere. */
const mapOf = (lines: readonly string[]): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`;

/** Where the items are picked up, or to whom and where they are brought. */
function Place({ title, name = '', lines, phone }: PlaceProps): ReactElement {
  const { t } = useApp();
  const address = lines.filter(Boolean);
  return (
    <div>
      <h3 className="text-sm text-muted">{title}</h3>
      <address className="not-italic">
        {[name, ...address].filter(Boolean).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
        <span className="flex flex-wrap gap-x-6">
          {phone && (
            <a
              href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
              className="link inline-flex min-h-11 items-center"
            >
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {address.length > 0 && (
            <a
              href={mapOf(address)}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              {t('rider.map')}
            </a>
          )}
        </span>
      </address>
    </div>
  );
}

/** States in which the rider is on the way to the store, to get the items. */
const TO_STORE: readonly AssignmentState[] = ['offered', 'accepted'];

/** Where the store is, while the rider gets the items, or may have to bring them back or call. */
function StorePlace({ delivery }: { delivery: OwnDelivery }): ReactElement | null {
  const { t } = useApp();
  const { state, store } = delivery;
  if (TO_STORE.includes(state)) return <Place title={t('rider.pickUp')} {...store} />;
  if (state === 'failed') return <Place title={t('rider.bringBack')} {...store} />;
  return isCodeLocked(delivery) ? <Place title={t('search.store')} {...store} /> : null;
}

interface TitleProps {
  id: string;
  delivery: OwnDelivery;
  isTapped: boolean;
}

/** Order and store of a delivery, and its state. */
function Title({ id, delivery, isTapped }: TitleProps): ReactElement {
  const { t } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const { order_number, vendor_name, state } = delivery;
  useEffect(() => {
    // The button of a step disappears with it: the focus goes to what tells the new state.
    if (isTapped && !isTyping()) heading.current?.focus({ preventScroll: true });
  }, [isTapped]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        aria-describedby={`${id}-state`}
        className="font-sans text-base font-semibold tracking-normal"
      >
        <bdi>{order_number}</bdi> · <bdi>{vendor_name}</bdi>
      </h2>
      <span id={`${id}-state`}>
        <StateLabel tone={toneOf(state)}>{t(`rider.state.${state}`)}</StateLabel>
      </span>
    </div>
  );
}

interface DeliveryCardProps {
  delivery: OwnDelivery;
  /** Whether steps of it have not reached the server yet. */
  isWaiting: boolean;
  /** Whether a step of it was taken a moment ago. */
  isTapped: boolean;
  take: (move: Move) => void;
  /** Its steps that the server has refused. */
  refusals: ReactNode;
}

/** One delivery: address, items, cash to collect, and what the rider can do next. */
export function DeliveryCard(props: DeliveryCardProps): ReactElement {
  const { delivery, isWaiting, isTapped, take, refusals } = props;
  const { t, formats } = useApp();
  const title = `delivery-${delivery.id}`;
  const { state, items, note, cash_due, currency, failure_reason } = delivery;
  const { recipient, earning } = delivery;
  return (
    <li className="panel grid gap-3" aria-labelledby={title}>
      <Title id={title} delivery={delivery} isTapped={isTapped} />
      {isWaiting && <p className="text-sm font-medium text-muted">{t('rider.waiting')}</p>}
      <StorePlace delivery={delivery} />
      <Place
        title={t('rider.deliverTo')}
        name={recipient.name}
        lines={recipient.lines}
        phone={recipient.phone}
      />
      {note && <p className="border-s-2 border-line ps-3 text-sm whitespace-pre-line">{note}</p>}
      <ul className="text-sm">
        {items.map(({ name, quantity }) => (
          <li key={name}>
            {formats.number(quantity)} × <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {cash_due > 0 && state !== 'delivered' && (
        <p className="rounded-lg bg-tint p-3 text-lg font-bold">
          {t('rider.cash', { amount: formats.money(cash_due, currency) })}
        </p>
      )}
      {earning && earning.amount > 0 && (
        <p className="text-sm font-medium">
          {t('rider.earned', { amount: formats.money(earning.amount, earning.currency) })}
        </p>
      )}
      {state === 'failed' && failure_reason && <p className="text-sm text-muted">{failure_reason}</p>}
      {refusals}
      <Steps delivery={delivery} isTapped={isTapped} take={take} />
    </li>
  );
}
