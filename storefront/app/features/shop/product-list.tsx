import type { ReactElement } from 'react';
import type { BannerView } from '~/features/banners/banner-view';
import { Banners } from '~/features/banners/banners';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { itemListData } from '~/features/frame/structured-data';
import { JsonLd } from '~/ui/json-ld';
import { Icon } from '~/ui/icons';
import { FilterPanel } from './filter-panel';
import { NoResults } from './no-results';
import type { ShopView } from './shop-view';

function Sorting({ sorts }: Pick<ShopView, 'sorts'>): ReactElement {
  const { t } = useApp();
  const current = sorts.find((sort) => sort.current)?.label ?? '';
  return (
    <details className="dropdown" data-closes="">
      <summary className="chip">
        <span className="text-muted max-sm:sr-only">{t('shop.sortBy')}</span> {current}
        <Icon name="down" className="size-4" />
      </summary>
      <ul className="dropdown-list">
        {sorts.map(({ label, href, current: isCurrent }) => (
          <li key={href}>
            <a href={href} rel="nofollow" className="dropdown-item" aria-current={isCurrent || undefined}>
              {label}
              {isCurrent && <Icon name="check" className="size-4" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Chips({ chips, clearHref }: Pick<ShopView, 'chips' | 'clearHref'>): ReactElement | null {
  const { t } = useApp();
  if (chips.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ label, href }) => (
        <li key={label + href}>
          <a href={href} className="chip" aria-label={t('shop.removeFilter', { label })}>
            {label}
            <Icon name="close" className="size-3.5" />
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref} className="btn btn-text">
          {t('shop.clearAll')}
        </a>
      </li>
    </ul>
  );
}

function Pager({ view }: { view: ShopView }): ReactElement | null {
  const { t } = useApp();
  if (view.pages.length < 2) return null;
  return (
    <nav className="mt-8 flex flex-wrap items-center justify-center gap-1.5" aria-label={t('shop.pages')}>
      {view.previous && (
        <a href={view.previous} rel="prev" className="option" aria-label={t('shop.previousPage')}>
          <Icon name="previous" className="size-4" />
        </a>
      )}
      {view.pages.map((page, index) =>
        page.href === null ? (
          <span key={`gap-${index}`} aria-hidden="true" className="px-1">
            {page.label}
          </span>
        ) : (
          <a
            key={page.href}
            href={page.href}
            className="option"
            aria-current={page.current ? 'page' : undefined}
          >
            {page.label}
          </a>
        ),
      )}
      {view.next && (
        <a href={view.next} rel="next" className="option" aria-label={t('shop.nextPage')} data-prefetch="">
          <Icon name="next" className="size-4" />
        </a>
      )}
    </nav>
  );
}

function SpellingSuggestion({ meant }: Pick<ShopView, 'meant'>): ReactElement | null {
  if (!meant) return null;
  return (
    <p className="mb-4">
      {meant.text}{' '}
      <a href={meant.href} className="font-semibold underline">
        <bdi>{meant.query}</bdi>
      </a>
    </p>
  );
}

interface ProductListProps {
  view: ShopView;
  path: string;
  /** Banners below the filters; on phones, where the filters are a sheet, below the products. */
  side?: readonly BannerView[];
}

/** A list of products with filters, sorting and pagination; used by the shop and by every store. */
export function ProductList({ view, path, side = [] }: ProductListProps): ReactElement {
  const { t, frame } = useApp();
  return (
    <div className="listing">
      <FilterPanel view={view} path={path}>
        <Banners banners={side} className="pt-5 max-lg:hidden" />
      </FilterPanel>
      <div className="listing-bar">
        <p className="listing-total text-muted" role="status">
          {view.total}
        </p>
        <Sorting sorts={view.sorts} />
      </div>
      <div className="listing-main">
        {view.unavailable && (
          <p className="notice notice-warn mb-4" role="status">
            {view.unavailable}
          </p>
        )}
        <SpellingSuggestion meant={view.meant} />
        <Chips chips={view.chips} clearHref={view.clearHref} />
        {view.isEmpty ? (
          <NoResults view={view} />
        ) : (
          <>
            <h2 className="sr-only">{t('shop.list')}</h2>
            <JsonLd of={import.meta.env.SSR ? () => itemListData(view.cards, frame) : null} />
            <ProductGrid cards={view.cards} mainCount={4} className="cards cards-beside" isComparable />
          </>
        )}
        <Pager view={view} />
      </div>
      <Banners banners={side} className="col-span-full pt-6 lg:hidden" />
    </div>
  );
}
