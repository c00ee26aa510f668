import type { ReactElement } from 'react';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { RecentlyViewed } from '~/features/viewed/recently-viewed';
import { Icon } from '~/ui/icons';
import { SectionHead } from '~/ui/section-head';
import type { Alternatives } from './alternatives';
import type { ShopView } from './shop-view';

function Instead({ popular, categories }: Alternatives): ReactElement {
  return (
    <>
      {categories.links.length > 0 && (
        <section className="home-section">
          <SectionHead title={categories.title} />
          <ul className="flex flex-wrap gap-2">
            {categories.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="chip">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="home-section">
        <SectionHead title={popular.title} />
        <ProductGrid cards={popular.cards} className="cards cards-beside" isComparable />
      </section>
    </>
  );
}

/** In place of an empty list: how to widen it, and what else there is. */
export function NoResults({ view }: { view: ShopView }): ReactElement {
  const { t } = useApp();
  const isFiltered = view.chips.length > 0;
  // Nothing was searched for in a list that has no products, such as that of a store on vacation.
  const hint = isFiltered ? 'nothingFiltered' : view.query ? 'nothingHint' : 'nothingHere';
  // The list of all products, while the shop has none, would lead to itself.
  const isWhole = view.href.split('?')[0] === '/Shop' && !isFiltered && !view.query;
  return (
    <>
      <div className="panel grid justify-items-center gap-3 py-14! text-center">
        <Icon name="search" className="size-10 text-muted" />
        <h2 className="text-xl">{t(isWhole ? 'home.empty' : 'shop.nothing')}</h2>
        <p className="max-w-prose text-muted">{isWhole ? t('home.emptyText') : t(`shop.${hint}`)}</p>
        {!isWhole && (
          <a href={isFiltered ? view.clearHref : '/Shop'} className="btn btn-primary">
            {isFiltered ? t('shop.clearAll') : t('shop.all')}
          </a>
        )}
      </div>
      {view.alternatives && <Instead {...view.alternatives} />}
      <RecentlyViewed />
    </>
  );
}
