import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { CartAnswer } from './cart-answer';
import type { CartLineView } from './cart-view';
import { Stepper, type LineFetcher } from './stepper';

interface CartLineProps {
  line: CartLineView;
  currency: string;
  /** Error about this line from a submit without scripts. */
  refusal: string | null;
}

function Price({ line, currency }: Omit<CartLineProps, 'refusal'>): ReactElement {
  const { t, formats } = useApp();
  return (
    <p className="sm:text-end">
      <bdi className="font-bold">{formats.money(line.unitPrice * line.quantity, currency)}</bdi>
      {line.quantity > 1 && (
        <span className="block text-sm text-muted">
          {t('cart.each', { price: formats.money(line.unitPrice, currency) })}
        </span>
      )}
    </p>
  );
}

/** A line's product and options, price change, and the problem that prevents buying it. */
function Facts({
  line,
  currency,
  error,
}: Omit<CartLineProps, 'refusal'> & { error: string | null }): ReactElement {
  const { t, formats } = useApp();
  const priceMoved = line.previousPrice !== null && line.previousPrice !== line.unitPrice;
  return (
    <div className="min-w-0">
      <a href={line.href} className="row-link font-semibold">
        {line.name}
      </a>
      {line.options && <p className="text-sm text-muted">{line.options}</p>}
      {priceMoved && line.previousPrice !== null && (
        <p className={`text-sm ${line.previousPrice > line.unitPrice ? 'text-ok' : 'text-warn'}`}>
          {t('cart.priceWas', { price: formats.money(line.previousPrice, currency) })}
        </p>
      )}
      {line.problem && line.problem !== 'price_changed' && (
        <p className="mt-1 flex items-start gap-1.5 text-sm font-medium text-sale">
          <Icon name="warning" className="mt-0.5 size-4 flex-none" />
          {t(`cart.problem.${line.problem}`, { count: line.max })}
        </p>
      )}
      {error && (
        <p className="mt-1 text-sm font-medium text-sale" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The button disappears with its line, so the focus moves to the page rather than being lost. */
function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** A line's actions: quantity, save for later, remove. */
function Tools({ line, fetcher }: { line: CartLineView; fetcher: LineFetcher }): ReactElement {
  const { t } = useApp();
  return (
    <div className="cart-tools">
      <Stepper line={line} fetcher={fetcher} />
      {line.problem === 'insufficient_stock' && line.max >= line.min && (
        <fetcher.Form method="post" action="/cart">
          <input type="hidden" name="intent" value="quantity" />
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="unit_price" value={line.unitPrice} />
          <button className="btn btn-quiet text-sm" name="quantity" value={line.max}>
            {t('savedCart.takeLeft', { count: line.max })}
          </button>
        </fetcher.Form>
      )}
      <fetcher.Form method="post" action="/cart" onSubmit={focusPage}>
        <input type="hidden" name="line" value={line.id} />
        <button
          name="intent"
          value="save"
          className="btn btn-text text-sm"
          aria-label={t('savedCart.saveNamed', { name: line.name })}
        >
          {t('savedCart.save')}
        </button>
      </fetcher.Form>
      <fetcher.Form method="post" action="/cart" onSubmit={focusPage}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="line" value={line.id} />
        <button className="btn btn-text text-sm" aria-label={t('cart.removeNamed', { name: line.name })}>
          {t('cart.remove')}
        </button>
      </fetcher.Form>
    </div>
  );
}

/** One cart line with its quantity, price and any problem that prevents buying it. */
export function CartLineRow({ line, currency, refusal }: CartLineProps): ReactElement {
  const fetcher = useFetcher<CartAnswer>({ key: `line-${line.id}` });
  const answer = fetcher.data;
  const error = answer && !answer.ok ? answer.error : refusal;
  return (
    <li className="cart-line">
      <a href={line.href} className="cart-picture" tabIndex={-1} aria-hidden="true">
        {line.image && <Picture image={line.image} sizes="112px" alt="" className="size-full object-cover" />}
      </a>
      <Facts line={line} currency={currency} error={error} />
      <Price line={line} currency={currency} />
      <Tools line={line} fetcher={fetcher} />
    </li>
  );
}
