import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { CartAnswer } from '~/features/cart/cart-answer';
import { useCartToast } from '~/features/catalogue/product-grid';
import { Countdown } from '~/features/flash-sales/countdown';
import { QuotaBar } from '~/features/flash-sales/quota-bar';
import { useApp } from '~/features/frame/app-context';
import { Swatch } from '~/features/shop/facets';
import { Icon } from '~/ui/icons';
import type { ProductView } from './product-view';

function Options({ axes }: Pick<ProductView, 'axes'>): ReactElement {
  const { t } = useApp();
  return (
    <>
      {axes.map((axis) => (
        <section key={axis.name} aria-label={axis.name}>
          <h2 className="mb-1.5 font-sans text-base font-normal tracking-normal">
            {axis.name}: <b className="font-semibold">{axis.chosen}</b>
          </h2>
          <ul className="flex flex-wrap gap-2">
            {axis.values.map(({ label, swatch, href, isCurrent }) => (
              <li key={label}>
                {href ? (
                  <a
                    href={href}
                    rel="nofollow"
                    className="option"
                    aria-current={isCurrent || undefined}
                    data-keep-scroll=""
                  >
                    {axis.isColor && swatch && <Swatch color={swatch} />}
                    {label}
                  </a>
                ) : (
                  <span
                    className="option"
                    role="link"
                    aria-disabled="true"
                    aria-label={t('product.optionSoldOut', { option: label })}
                  >
                    {axis.isColor && swatch && <Swatch color={swatch} />}
                    {label}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Price({ view, className }: { view: ProductView; className: string }): ReactElement {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <bdi className={`font-bold tracking-tight ${className}`}>{view.price}</bdi>
      {view.was && <s className="text-muted">{view.was}</s>}
      {view.off && <span className="card-badge static!">{view.off}</span>}
    </p>
  );
}

function Offer({ offer }: { offer: NonNullable<ProductView['offer']> }): ReactElement {
  const { t } = useApp();
  return (
    <section className="offer" aria-label={t('flash.badge')}>
      <p className="flex items-center gap-2 font-semibold text-sale">
        <Icon name="clock" />
        {t('flash.badge')}
      </p>
      <Countdown until={offer.until} text={offer.deadline} />
      {offer.quota && <QuotaBar quota={offer.quota} />}
      {offer.limit && <p className="text-sm text-muted">{offer.limit}</p>}
    </section>
  );
}

function CannotBuy({ reason }: { reason: string }): ReactElement {
  return (
    <button type="button" className="btn btn-primary" disabled>
      {reason}
    </button>
  );
}

interface BuyFormProps {
  view: ProductView;
  buy: NonNullable<ProductView['buy']>;
}

function BuyForm({ view, buy }: BuyFormProps): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher<CartAnswer>();
  useCartToast(fetcher.data);
  const problem = fetcher.data && !fetcher.data.ok ? fetcher.data.error : null;
  return (
    <fetcher.Form method="post" action="/cart" className="grid gap-3">
      <input type="hidden" name="intent" value="add" />
      <div className="flex gap-3">
        <input type="hidden" name="variant_id" value={buy.variant} />
        <label className="flex-none">
          <span className="sr-only">{t('cart.quantity')}</span>
          <input
            key={buy.variant}
            className="input w-20! text-center"
            type="number"
            name="quantity"
            defaultValue={buy.min}
            min={buy.min}
            max={buy.max}
            inputMode="numeric"
            required
          />
        </label>
        <button className="btn btn-primary flex-1 text-base" disabled={fetcher.state !== 'idle'}>
          <Icon name="cart" />
          {t('product.add')}
        </button>
      </div>
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <div className="buy-bar">
        <Price view={view} className="text-lg" />
        <button className="btn btn-primary flex-1" disabled={fetcher.state !== 'idle'}>
          {t('product.add')}
        </button>
      </div>
    </fetcher.Form>
  );
}

const tones = { ok: 'text-ok', warn: 'text-warn', out: 'text-sale' } as const;

function Assurances({ view }: { view: ProductView }): ReactElement {
  const { t } = useApp();
  return (
    <ul className="grid gap-2.5 border-y border-line py-4 text-[0.9375rem]">
      <li className="flex gap-3">
        <Icon name="truck" className="size-5 flex-none text-muted" />
        {t('product.delivery')}
      </li>
      <li className="flex gap-3">
        <Icon name="returns" className="size-5 flex-none text-muted" />
        {view.returns}
      </li>
      {view.warranty && (
        <li className="flex gap-3">
          <Icon name="shield" className="size-5 flex-none text-muted" />
          {t('product.warranty', { warranty: view.warranty })}
        </li>
      )}
    </ul>
  );
}

function SoldBy({ store }: { store: NonNullable<ProductView['store']> }): ReactElement {
  const { t } = useApp();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
      <Icon name="store" className="size-5 text-muted" />
      {t('product.soldBy')}
      <a href={store.href} className="link inline-flex min-h-11 items-center font-semibold" data-prefetch="">
        {store.name}
      </a>
      {store.rating && (
        <span className="card-rating">
          <b>★ {store.rating}</b> ({store.ratingCount})
        </span>
      )}
    </p>
  );
}

/** Name, options, price, stock and what surrounds the decision to buy, all for the chosen variant. */
export function BuyBox({ view }: { view: ProductView }): ReactElement {
  return (
    <div className="grid content-start gap-4">
      <div>
        {view.brand && (
          <a
            href={view.brand.href}
            className="inline-flex min-h-11 items-center text-sm font-medium text-muted hover:underline"
          >
            {view.brand.name}
          </a>
        )}
        <h1 className="page-title">{view.name}</h1>
        {view.rating && (
          <p className="mt-1.5 text-muted">
            <b className="font-semibold text-[var(--star)]">★ {view.rating.value}</b> · {view.rating.count}
          </p>
        )}
      </div>
      <Price view={view} className="text-3xl" />
      {view.offer && <Offer offer={view.offer} />}
      {view.shortDescription && <p className="max-w-prose text-muted">{view.shortDescription}</p>}
      <Options axes={view.axes} />
      <p className={`flex items-center gap-2 font-semibold ${tones[view.stock.tone]}`} role="status">
        <Icon name={view.stock.tone === 'ok' ? 'check' : 'clock'} />
        {view.stock.text}
      </p>
      {view.buy ? <BuyForm view={view} buy={view.buy} /> : <CannotBuy reason={view.stock.text} />}
      <Assurances view={view} />
      {view.store && <SoldBy store={view.store} />}
    </div>
  );
}
