import type { ReactElement } from 'react';
import { useApp, useSellerName } from '~/features/frame/app-context';
import { awayText } from '~/features/stores/store-view';
import { Icon } from '~/ui/icons';
import type { CartAnswer } from './cart-answer';
import { CartLineRow } from './cart-line';
import type { CartGroupView } from './cart-view';
import { NoteForm } from './note-fields';
import { subtotalOf } from './optimistic';

/** The amount missing for a seller's free delivery, or a note that it is reached. */
function FreeShipping({ group, currency }: { group: CartGroupView; currency: string }): ReactElement | null {
  const { t, formats } = useApp();
  const vendor = useSellerName()(group.vendor.name);
  if (group.freeFrom === null) return null;
  const subtotal = subtotalOf(group.lines);
  const missing = group.freeFrom - subtotal;
  const text =
    missing > 0
      ? t('cart.freeShippingMissing', { vendor, amount: formats.money(missing, currency) })
      : t('cart.freeShippingReached', { vendor });
  return (
    <div className="mt-3 text-sm">
      <p className={`flex items-center gap-2 ${missing > 0 ? 'text-muted' : 'font-medium text-ok'}`}>
        <Icon name="truck" className="size-4 flex-none" />
        {text}
      </p>
      <progress
        className="free-shipping"
        value={Math.min(subtotal, group.freeFrom)}
        max={group.freeFrom}
        aria-label={text}
      />
    </div>
  );
}

interface GroupProps {
  group: CartGroupView;
  currency: string;
  refusal: CartAnswer | undefined;
}

/** One seller's lines with their subtotal, the progress towards free delivery and a note. */
export function CartGroup({ group, currency, refusal }: GroupProps): ReactElement {
  const { t, formats, frame } = useApp();
  const vendor = useSellerName()(group.vendor.name);
  return (
    <section className="panel" aria-label={t('cart.soldBy', { vendor })}>
      {frame.isMultiVendor && (
        <h2 className="flex items-center gap-2 border-b border-line pb-3 font-sans text-base font-semibold tracking-normal">
          <Icon name="store" className="size-5 text-muted" />
          <a href={group.vendor.href} className="inline-flex min-h-11 items-center hover:underline">
            {vendor}
          </a>
        </h2>
      )}
      {group.vendor.vacation && (
        <p className="notice notice-warn mt-3">
          <Icon name="clock" className="size-5 flex-none" />
          {awayText(group.vendor.vacation, { t, formats })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {group.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            currency={currency}
            refusal={refusal && !refusal.ok && refusal.line === line.id ? refusal.error : null}
          />
        ))}
      </ul>
      {frame.isMultiVendor && (
        <p className="flex justify-between gap-4 border-t border-line pt-3">
          <span className="text-muted">{t('cart.subtotalOf', { vendor })}</span>
          <bdi className="font-semibold">{formats.money(subtotalOf(group.lines), currency)}</bdi>
        </p>
      )}
      <FreeShipping group={group} currency={currency} />
      <NoteForm vendor={group.vendor} note={group.note} />
    </section>
  );
}
