import type { ReactElement, ReactNode } from 'react';
import type { CardView } from '~/features/catalogue/card-view';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { Reviews } from '~/features/reviews/reviews';
import type { ReviewsView } from '~/features/reviews/reviews-view';
import { galleries } from '~/templates/registry';
import { RecentlyViewed, useViewed } from '~/features/viewed/recently-viewed';
import type { SecondaryData } from '~/ui/deferred';
import { DeferredHydration, CachedPart } from '~/ui/deferred-hydration';
import { Trail } from '~/ui/page-head';
import { SectionHead } from '~/ui/section-head';
import type { BuyAnswer } from './buy-answer';
import { BoughtTogether } from './bought-together';
import { BuyBox } from './buy-box';
import type { VariantFacts } from './choice';
import type { ProductView } from './product-view';
import { useChoice, type Chosen } from './use-choice';
import { useLiveStock } from './use-live-stock';

interface FactsProps extends Pick<ProductView, 'description' | 'specs'> {
  sku: string;
}

function Specifications({ specs, sku }: Omit<FactsProps, 'description'>): ReactElement {
  const { t } = useApp();
  const rows = [...specs, { name: t('product.sku'), value: sku }];
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

/** The product's description and specifications. */
function Facts({ description, specs, sku }: FactsProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      {description && (
        <section>
          <h2 className="mb-3 text-xl">{t('product.description')}</h2>
          {/* Sanitised by the API when written (contract: ProductDetail.description). */}
          <div className="rich max-w-prose" dangerouslySetInnerHTML={{ __html: description }} />
        </section>
      )}
      <Specifications specs={specs} sku={sku} />
    </div>
  );
}

const factsOf = (
  { description, specs, facts }: ProductView,
  { variant, left: matches }: Chosen,
): FactsProps => ({
  description,
  specs,
  sku: (variant ?? matches[0])?.sku ?? facts.sku,
});

/** The gallery, and everything needed to buy. */
function Offered(props: { view: ProductView; chosen: Chosen; refused: BuyAnswer | null }): ReactElement {
  const { frame } = useApp();
  const Gallery = galleries[frame.theme.gallery];
  const { view, chosen } = props;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <DeferredHydration>
        <Gallery pictures={view.pictures} chosen={chosen.pictureIndex} name={view.name} />
      </DeferredHydration>
      <DeferredHydration>
        <BuyBox {...props} />
      </DeferredHydration>
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

/** The chosen variant, if it can be bought. */
function buyable({ unavailability }: ProductView, { variant }: Chosen): VariantFacts | null {
  return !unavailability && variant?.buy ? variant : null;
}

interface ProductPageProps {
  view: ProductView;
  reviews: SecondaryData<ReviewsView>;
  thanks: boolean;
  /** The answer to a submit without scripts that added nothing. */
  refused: BuyAnswer | null;
  /** Content between the description and the reviews. */
  more: ReactNode;
  /** Questions and answers, below the reviews. */
  questions: ReactElement;
  /** Products bought in the same order. */
  bought: readonly CardView[];
}

/** The product page. */
export function ProductPage({
  view: loaded,
  reviews,
  thanks,
  refused,
  more,
  questions,
  bought,
}: ProductPageProps): ReactElement {
  const view = useLiveStock(loaded);
  const chosen = useChoice(view, refused?.submitted.choice);
  useViewed(view);
  return (
    <div className="container-page">
      <div className="pt-3 pb-2">
        <CachedPart>
          <Trail trail={view.trail} />
        </CachedPart>
      </div>
      <Offered view={view} chosen={chosen} refused={refused} />
      <DeferredHydration>
        <Facts {...factsOf(view, chosen)} />
      </DeferredHydration>
      {bought.length > 0 && (
        <DeferredHydration>
          <BoughtTogether cards={bought} variant={buyable(view, chosen)} />
        </DeferredHydration>
      )}
      {more}
      <DeferredHydration>
        <Reviews
          view={reviews}
          count={view.facts.ratingCount}
          write={`${view.path}/review`}
          store={view.store?.name ?? null}
          thanks={thanks}
        />
      </DeferredHydration>
      <DeferredHydration>{questions}</DeferredHydration>
      {view.related.length > 0 && (
        <DeferredHydration>
          <Related cards={view.related} />
        </DeferredHydration>
      )}
      <RecentlyViewed but={view.facts.id} />
    </div>
  );
}
