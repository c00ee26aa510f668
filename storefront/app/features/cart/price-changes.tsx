import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { CartLineView, CartView } from './cart-view';

/** Lines whose price has changed since they were added or last accepted. */
export const repriced = ({ groups }: Pick<CartView, 'groups'>): CartLineView[] =>
  groups.flatMap(({ lines }) =>
    lines.filter(({ previousPrice, unitPrice }) => previousPrice !== null && previousPrice !== unitPrice),
  );

/** The old and the new price. */
export function PriceChange({ line, currency }: { line: CartLineView; currency: string }): ReactElement {
  const { formats } = useApp();
  return (
    <bdi>
      <s>{formats.money(line.previousPrice ?? 0, currency)}</s>{' '}
      <b className="font-semibold">{formats.money(line.unitPrice, currency)}</b>
    </bdi>
  );
}

/** Lists changed prices until the buyer accepts them; otherwise checkout asks for consent (ADR 39). */
export function PriceChanges({ cart }: { cart: CartView }): ReactElement | null {
  const { t } = useApp();
  const lines = repriced(cart);
  if (lines.length === 0) return null;
  return (
    <Form
      method="post"
      action="/cart"
      preventScrollReset
      className="notice notice-warn mb-4 flex flex-wrap items-center! gap-3"
    >
      <Icon name="warning" className="size-5 flex-none" />
      <div className="min-w-0 flex-1" role="status">
        <p className="font-semibold">{t('savedCart.pricesChanged')}</p>
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <bdi>{line.name}</bdi>: <PriceChange line={line} currency={cart.currency} />
            </li>
          ))}
        </ul>
      </div>
      <input type="hidden" name="intent" value="accept" />
      {lines.map(({ id, unitPrice }) => (
        <input key={id} type="hidden" name="seen" value={`${id}:${unitPrice}`} />
      ))}
      <button className="btn btn-quiet">{t('savedCart.acceptPrices')}</button>
    </Form>
  );
}
