import type { ReactElement, ReactNode } from 'react';
import type { CardView } from '~/features/catalogue/card-view';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { Reviews } from '~/features/reviews/reviews';
import type { ReviewsView } from '~/features/reviews/reviews-view';
import { galleries } from '~/templates/registry';
import { RecentlyViewed, useViewed } from '~/features/viewed/recently-viewed';
import { DeferredHydration } from '~/ui/deferred-hydration';
import { Trail } from '~/ui/page-head';
import { SectionHead } from '~/ui/section-head';
import { BoughtTogether } from './bought-together';
import { BuyBox } from './buy-box';
import type { ProductView } from './product-view';
import { useChoice } from './use-choice';
import { useLiveStock } from './use-live-stock';

function Specifications({ view, sku }: { view: ProductView; sku: string }): ReactElement {
  const { t } = useApp();
  const rows = [...view.specs, { name: t('product.sku'), value: sku }];
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('product.specs')}</h2>
      <table className="w-full text-[0.9375rem]">
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="w-2/5 py-2.5 pe-4 text-start font-medium text-muted">
                {name}
              </th>
              <td className="py-2.5">
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the product is: its description beside its specifications. */
function Facts({ view, sku }: { view: ProductView; sku: string }): ReactElement {
  const { t } = useApp();
  return (
    <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      {view.description && (
        <section>
          <h2 className="mb-3 text-xl">{t('product.description')}</h2>
          {/* The API sanitises it when it is written (contract: ProductDetail.description). */}
          <div className="rich max-w-prose" dangerouslySetInnerHTML={{ __html: view.description }} />
        </section>
      )}
      <Specifications view={view} sku={sku} />
    </div>
  );
}

function Related({ cards }: { cards: readonly CardView[] }): ReactElement {
  const { t } = useApp();
  return (
    <section className="home-section">
      <SectionHead title={t('product.related')} />
      <ProductGrid cards={cards} className="cards cards-row" />
    </section>
  );
}

/** The variant that can be bought as it is chosen now. */
function buyableId({ hindrance }: ProductView, { variant }: ReturnType<typeof useChoice>): number | null {
  return !hindrance && variant?.buy ? variant.id : null;
}

interface ProductPageProps {
  view: ProductView;
  reviews: ReviewsView;
  thanks: boolean;
  /** Whether somebody without scripts wanted to buy before everything was chosen. */
  wasAsked: boolean;
  /** What stands between the description and the reviews. */
  more: ReactNode;
  /** What others have asked, below the reviews. */
  questions: ReactNode;
  /** What others have bought in the same order. */
  bought: readonly CardView[];
}

/** The product page. */
export function ProductPage({
  view: loaded,
  reviews,
  thanks,
  wasAsked,
  more,
  questions,
  bought,
}: ProductPageProps): ReactElement {
  const { frame } = useApp();
  const view = useLiveStock(loaded);
  const chosen = useChoice(view);
  const Gallery = galleries[frame.theme.gallery];
  useViewed(view);
  return (
    <div className="container-page">
      <div className="pt-3 pb-2">
        <Trail trail={view.trail} />
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <Gallery pictures={view.pictures} chosen={chosen.pictureIndex} name={view.name} />
        <DeferredHydration>
          <BuyBox view={view} chosen={chosen} wasAsked={wasAsked} />
        </DeferredHydration>
      </div>
      <DeferredHydration>
        <Facts view={view} sku={(chosen.variant ?? chosen.left[0])?.sku ?? view.facts.sku} />
      </DeferredHydration>
      <BoughtTogether cards={bought} variantId={buyableId(view, chosen)} />
      {more}
      <DeferredHydration>
        <Reviews
          view={reviews}
          write={`${view.path}/review`}
          store={view.store?.name ?? null}
          thanks={thanks}
        />
      </DeferredHydration>
      {questions}
      {view.related.length > 0 && (
        <DeferredHydration>
          <Related cards={view.related} />
        </DeferredHydration>
      )}
      <RecentlyViewed but={view.facts.id} />
    </div>
  );
}
