import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { CartAnswer } from './cart-answer';
import type { CartLineView } from './cart-view';

interface CartLineProps {
  line: CartLineView;
  currency: string;
  /** What a form without a script was told about this line. */
  refusal: string | null;
}

function Stepper({
  line,
  fetcher,
}: {
  line: CartLineView;
  fetcher: ReturnType<typeof useFetcher<CartAnswer>>;
}): ReactElement {
  const { t } = useApp();
  const { name, quantity } = line;
  return (
    <fetcher.Form method="post" action="/cart" className="stepper">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      {/* First in the form, so Enter in the field means the typed number and not one less. */}
      <button className="sr-only" tabIndex={-1}>
        {t('cart.update')}
      </button>
      <button
        name="quantity"
        value={Math.max(quantity - 1, 0)}
        disabled={quantity <= line.min}
        aria-label={t('cart.less', { name })}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        key={quantity}
        name="quantity"
        type="number"
        inputMode="numeric"
        defaultValue={quantity}
        min={line.min}
        max={Math.max(line.max, line.min)}
        aria-label={t('cart.quantityOf', { name })}
        onBlur={(event) => {
          if (event.target.value !== String(quantity)) event.target.form?.requestSubmit();
        }}
      />
      <button
        name="quantity"
        value={quantity + 1}
        disabled={quantity >= line.max}
        aria-label={t('cart.more', { name })}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </fetcher.Form>
  );
}

function Price({ line, currency }: Omit<CartLineProps, 'refusal'>): ReactElement {
  const { t, formats } = useApp();
  return (
    <p className="text-end">
      <bdi className="font-bold">{formats.money(line.unitPrice * line.quantity, currency)}</bdi>
      {line.quantity > 1 && (
        <span className="block text-sm text-muted">
          {t('cart.each', { price: formats.money(line.unitPrice, currency) })}
        </span>
      )}
    </p>
  );
}

/** One line of the cart with its quantity, its price and whatever stands in the way of buying it. */
export function CartLineRow({ line, currency, refusal }: CartLineProps): ReactElement {
  const { t, formats } = useApp();
  const fetcher = useFetcher<CartAnswer>({ key: `line-${line.id}` });
  const answer = fetcher.data;
  const error = answer && !answer.ok ? answer.error : refusal;
  const priceMoved = line.previousPrice !== null && line.previousPrice !== line.unitPrice;
  return (
    <li className="cart-line">
      <a href={line.href} className="cart-picture" tabIndex={-1} aria-hidden="true">
        {line.image && <Picture image={line.image} sizes="112px" alt="" className="size-full object-cover" />}
      </a>
      <div className="min-w-0">
        <a href={line.href} className="font-semibold hover:underline">
          {line.name}
        </a>
        {line.options && <p className="text-sm text-muted">{line.options}</p>}
        {priceMoved && line.previousPrice !== null && (
          <p className="text-sm text-warn">
            {t('cart.priceWas', { price: formats.money(line.previousPrice, currency) })}
          </p>
        )}
        {line.problem && line.problem !== 'price_changed' && (
          <p className="mt-1 flex items-start gap-1.5 text-sm font-medium text-sale">
            <Icon name="warning" className="mt-0.5 size-4 flex-none" />
            {t(`cart.problem.${line.problem}`)}
          </p>
        )}
        {error && (
          <p className="mt-1 text-sm font-medium text-sale" role="alert">
            {error}
          </p>
        )}
      </div>
      <Price line={line} currency={currency} />
      <div className="cart-tools">
        <Stepper line={line} fetcher={fetcher} />
        <fetcher.Form method="post" action="/cart">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="line" value={line.id} />
          <button className="btn btn-text text-sm" aria-label={t('cart.removeNamed', { name: line.name })}>
            {t('cart.remove')}
          </button>
        </fetcher.Form>
      </div>
    </li>
  );
}
