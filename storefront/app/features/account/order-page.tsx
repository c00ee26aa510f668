import type { CustomerOrder, DeliveryEstimate, OrderAddress } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { BalanceRows } from '~/features/checkout/balance-rows';
import { PayUntil } from '~/features/checkout/pay-until';
import { TotalsTable } from '~/features/checkout/order-summary';
import { hasProof, ProofForm } from '~/features/checkout/proof-form';
import { RefundLines } from '~/features/checkout/refund-lines';
import { Pickup } from '~/features/delivery/pickup';
import { useArrival } from '~/features/delivery/use-arrival';
import type { DisputesView } from '~/features/disputes/disputes-view';
import { OrderDisputes } from '~/features/disputes/order-disputes';
import { useApp, useSellerName } from '~/features/frame/app-context';
import { AskLink } from '~/features/messages/ask-link';
import { OrderReturns } from '~/features/returns/order-returns';
import type { ReturnsView } from '~/features/returns/returns-view';
import { Picture, toImage } from '~/ui/picture';
import { UnreadRefusal } from './after-sale';
import { InvoiceLinks } from './invoice-links';
import { LineFacts, piecesText } from './line-facts';
import { StateLabel, toneOf } from './order-list';
import { CancelForm, ReorderForm } from './own-order-forms';
import { OwnOrderLink } from './own-order-link';
import { DeliveryCode, Shipments } from './shipments';

type Part = CustomerOrder['parts'][number];

/** States of an order whose items may be reviewed. */
const ARRIVED: readonly Part['state'][] = ['delivered', 'completed'];

function Timeline({ part }: { part: Part }): ReactElement {
  const { t, formats } = useApp();
  return (
    <ol className="timeline" aria-label={t('account.timeline')}>
      {part.timeline.map(({ at, label, note, shipment }) => (
        <li key={`${at}${label}${shipment?.number ?? ''}${shipment?.state ?? ''}`}>
          <b className="font-semibold">
            {shipment ? t(`shipments.event.${shipment.state}`, { number: shipment.number }) : label}
          </b>
          <time dateTime={at} className="block text-sm text-muted">
            {formats.dateTime(at)}
          </time>
          {note && <p className="text-sm">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

function Lines({ part, currency }: { part: Part; currency: string }): ReactElement {
  const { formats } = useApp();
  return (
    <ul className="divide-y divide-line">
      {part.lines.map((line) => (
        <li key={line.id} className="flex items-start gap-4 py-3">
          <span className="size-16 flex-none overflow-hidden rounded-lg bg-tint">
            {line.picture && (
              <Picture image={toImage(line.picture)} sizes="64px" alt="" className="size-full object-cover" />
            )}
          </span>
          <span className="min-w-0 flex-1">
            {line.slug ? (
              <a href={`/product/${line.slug}`} className="row-link font-medium">
                {line.name}
              </a>
            ) : (
              <span className="font-medium">{line.name}</span>
            )}
            <LineFacts options={line.options} facts={[piecesText(line.quantity, formats)]} />
          </span>
          {/* Before discounts and tax, as in the items total; both have rows of their own. */}
          <bdi className="font-medium">{formats.money(line.unit_price * line.quantity, currency)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Estimated delivery days, or when a pickup will be ready. */
function Arrival({ part, estimate }: { part: Part; estimate: DeliveryEstimate }): ReactElement {
  const arrival = useArrival();
  return <p className="font-medium text-[var(--ink)]">{arrival({ ...estimate, pickup: part.pickup })}</p>;
}

/** The buyer's note and gift message to the store. */
function BuyerNotes({ part: { buyer_note, is_gift, gift_message } }: { part: Part }): ReactElement | null {
  const { t } = useApp();
  const rows = [
    [t('notes.toSeller'), buyer_note],
    [t('notes.gift'), is_gift ? (gift_message ?? '✓') : null],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-1 border-t border-line py-3 text-sm">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="whitespace-pre-line">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The order whose returned items this one replaces. */
function Replaced({ order }: { order: NonNullable<Part['replaced_order']> }): ReactElement {
  const { t } = useApp();
  return (
    <p className="pt-3 text-sm">
      {t('returns.replaces')} <OwnOrderLink order={order} />
    </p>
  );
}

/** One seller's order within an order group. */
export function PartPanel({
  part,
  currency,
  returns,
  disputes,
}: {
  part: Part;
  currency: string;
  returns: ReturnsView;
  disputes: DisputesView;
}): ReactElement {
  const { t, frame } = useApp();
  const sellerName = useSellerName();
  return (
    <section className="panel">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <bdi>{sellerName(part.vendor.name)}</bdi>{' '}
          <bdi className="text-sm font-normal text-muted">{part.number}</bdi>
        </h2>
        <StateLabel tone={toneOf(part.state)}>{part.status_label}</StateLabel>
      </div>
      {part.replaced_order && <Replaced order={part.replaced_order} />}
      <Lines part={part} currency={currency} />
      <div className="border-t border-line py-3 text-sm text-muted">
        <p>{part.shipping_method}</p>
        {part.delivery_estimate && <Arrival part={part} estimate={part.delivery_estimate} />}
        {part.pickup && <Pickup place={part.pickup} />}
      </div>
      <Shipments part={part} />
      {part.delivery_code && <DeliveryCode code={part.delivery_code} />}
      <BuyerNotes part={part} />
      <Timeline part={part} />
      <InvoiceLinks invoices={part.invoices} access={disputes.access} />
      {frame.isSignedIn && frame.isMultiVendor && (
        <AskLink storeId={part.vendor.id} store={part.vendor.name} orderId={part.id} />
      )}
      {frame.isSignedIn && ARRIVED.includes(part.state) && (
        <p>
          <a href="/customer/reviews" className="link inline-flex min-h-11 items-center">
            {t('accountHome.review')}
          </a>
        </p>
      )}
      <CancelForm orderId={part.id} canCancel={part.can_cancel} />
      <OrderReturns part={part} view={returns} />
      <OrderDisputes orderId={part.id} view={disputes} />
    </section>
  );
}

/** An address of an order; each line has its own text direction, which may differ from the page's. */
export function Address({ title, address }: { title: string; address: OrderAddress }): ReactElement {
  return (
    <div>
      <h2 className="mb-1 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h2>
      <address className="not-italic">
        {[address.name, address.company, ...address.lines, address.phone].filter(Boolean).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </div>
  );
}

/** Leads to the payment of an unpaid order, with the time that is left; before the items, so that nobody has to look for it. */
function ToPay({ order }: { order: CustomerOrder }): ReactElement | null {
  const { t } = useApp();
  if (order.orders.every(({ state }) => state !== 'pending_payment')) return null;
  return (
    <section className="panel grid gap-4" aria-label={t('checkout.payBy')}>
      <PayUntil order={order} />
      <a href={`/payment-pending/${encodeURIComponent(order.number)}`} className="btn btn-primary">
        {t('result.pay.continue')}
      </a>
    </section>
  );
}

/** An order group: each seller's order with its progress, and the totals. */
export function OrderPage({
  order,
  returns,
  disputes,
}: {
  order: CustomerOrder;
  returns: ReturnsView;
  disputes: DisputesView;
}): ReactElement {
  const { t, formats } = useApp();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <p className="text-muted">{t('account.orderedOn', { date: formats.dateTime(order.placed_at) })}</p>
        {/* That of a proof stands with its form. */}
        {!hasProof(order) && <UnreadRefusal />}
        <ToPay order={order} />
        {order.parts.map((part) => (
          <PartPanel
            key={part.id}
            part={part}
            currency={order.currency}
            returns={returns}
            disputes={disputes}
          />
        ))}
      </div>
      <aside className="panel grid gap-5" aria-label={t('cart.summary')}>
        <TotalsTable amounts={order} currency={order.currency} />
        <BalanceRows order={order} />
        <RefundLines refunds={order.refunds} lines={order.parts.flatMap(({ lines }) => lines)} />
        {hasProof(order) && <ProofForm order={order} />}
        <p>
          <span className="block text-sm font-semibold text-muted">{t('checkout.payBy')}</span>
          {order.payment_method} · {t(`account.payment.${order.payment_status}`)}
        </p>
        <Address title={t('checkout.shipTo')} address={order.shipping_address} />
        <Address title={t('checkout.billTo')} address={order.billing_address} />
        <ReorderForm />
      </aside>
    </div>
  );
}
