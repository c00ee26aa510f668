import type { CustomerReturn, ReturnState } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { StepRefusal } from '~/features/account/after-sale';
import { StateLabel } from '~/features/account/order-list';
import { OwnOrderLink } from '~/features/account/own-order-link';
import { useApp } from '~/features/frame/app-context';
import { Photos } from '~/features/pictures/photos';
import { toImage } from '~/ui/picture';
import { CancelExchangeForm, CancelReturnForm, SentForm } from './return-forms';
import { ReturnLines } from './return-lines';

/** Colour tone of a return's state. */
export function toneOfReturn(state: ReturnState): 'good' | 'open' | 'bad' {
  if (state === 'refunded' || state === 'closed') return 'good';
  return state === 'rejected' || state === 'cancelled' ? 'bad' : 'open';
}

function Timeline({ timeline }: Pick<CustomerReturn, 'timeline'>): ReactElement {
  const { t, formats } = useApp();
  return (
    <ol className="timeline" aria-label={t('returns.timeline')}>
      {timeline.map(({ at, event, by, note }) => (
        <li key={at + event}>
          <b className="font-semibold">{t(`returns.event.${event}`)}</b>
          <span className="block text-sm text-muted">
            <time dateTime={at}>{formats.dateTime(at)}</time>
            {by && ` · ${t(`returns.by.${by}`)}`}
          </span>
          {note && (
            <p className="text-sm whitespace-pre-line">
              <bdi>{note}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What is expected next, the parcel and the refund. */
function Facts({ item }: { item: CustomerReturn }): ReactElement | null {
  const { t, formats } = useApp();
  const { state, due_at: due, carrier, tracking_number: tracking, refund } = item;
  const parcel = [carrier, tracking].filter(Boolean).join(' · ');
  const amount = refund ? formats.money(refund.amount, refund.currency) : '';
  const facts = [
    state === 'requested' && due ? t('returns.dueBy', { date: formats.date(due) }) : '',
    state === 'received' && due ? t('returns.inspectBy', { date: formats.date(due) }) : '',
    item.can_send && item.send_by ? t('returns.sendBy', { date: formats.date(item.send_by) }) : '',
    parcel,
    item.refund_to === 'wallet' ? t('returns.toWallet') : '',
    refund && refund.state !== 'cancelled'
      ? t(`returns.refund.${refund.state === 'succeeded' ? refund.state : 'pending'}`, { amount })
      : '',
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-lg bg-tint p-3 text-sm">
      {facts.map((fact) => (
        <li key={fact}>
          <bdi>{fact}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Where to send the items; the order of an address's lines is that of its country. */
function Destination({ lines }: { lines: readonly string[] }): ReactElement | null {
  const { t } = useApp();
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-lg border border-line p-3 text-sm">
      <b className="font-semibold">{t('returns.sendTo')}</b>
      <address className="grid not-italic">
        {lines.map((line, place) => (
          <span key={place}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </div>
  );
}

function ReturnPhotos({ item: { pictures, number } }: { item: CustomerReturn }): ReactElement {
  const { t } = useApp();
  const photos = pictures.map((picture, place) => ({
    ...toImage(picture),
    alt: t('returns.picture', { number: place + 1 }),
  }));
  return <Photos photos={photos} name={t('returns.pictures', { number })} />;
}

/** The order that replaces the returned items. */
function Replacement({ order }: { order: NonNullable<CustomerReturn['exchange_order']> }): ReactElement {
  const { t } = useApp();
  return (
    <p className="text-sm">
      {t('returns.replacement')} <OwnOrderLink order={order} />
    </p>
  );
}

/** One return: its items, progress, and what its customer can do now. */
export function ReturnCard({ item }: { item: CustomerReturn }): ReactElement {
  const { t } = useApp();
  return (
    <article className="grid gap-3" id={`return-${item.id}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {t('returns.number', { number: item.number })}
        </h3>
        <StateLabel tone={toneOfReturn(item.state)}>{t(`returns.state.${item.state}`)}</StateLabel>
      </div>
      <StepRefusal of="return" id={item.id} />
      <Facts item={item} />
      <Destination lines={item.return_address} />
      <ReturnLines lines={item.lines} />
      {item.note && (
        <p className="border-s-2 border-line ps-3 text-sm whitespace-pre-line text-muted">
          <bdi>{item.note}</bdi>
        </p>
      )}
      <ReturnPhotos item={item} />
      <Timeline timeline={item.timeline} />
      {item.exchange_order && <Replacement order={item.exchange_order} />}
      {item.can_cancel_exchange && <CancelExchangeForm id={item.id} />}
      {item.can_send && <SentForm id={item.id} sendBy={item.send_by} />}
      {item.can_cancel && <CancelReturnForm id={item.id} />}
    </article>
  );
}
