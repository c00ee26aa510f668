import type {
  ProductCard,
  ProductDetail,
  ProductQuestionPage,
  ProductReviewPage,
  ProductTab,
  WebShippingMethod,
} from '@stoa/contracts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { backgroundsOf, bannersAt, bannersOnOwnProducts } from '~/features/banners/banner-view';
import { Banners } from '~/features/banners/banners';
import { readBanners, readVendorBanners } from '~/features/banners/read-banners.server';
import { readForm } from '~/features/forms/read-form.server';
import { styledBy } from '~/features/frame/page-style';
import { toCard } from '~/features/catalogue/card-view';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { countMethods, deliveryFacts, deliveryTexts } from '~/features/catalogue/delivery';
import { useApp } from '~/features/frame/app-context';
import { readFaqs } from '~/features/faqs/read-faqs.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { BuyAnswer } from '~/features/product/buy-answer';
import { buy } from '~/features/product/buy.server';
import { ProductPage } from '~/features/product/product-page';
import { ProductTabs } from '~/features/product/product-tabs';
import { chooseVariant, toProduct } from '~/features/product/product-view';
import { readSimilar } from '~/features/product/similar.server';
import { productData } from '~/features/product/structured-data';
import { Questions } from '~/features/questions/questions';
import { toQuestions } from '~/features/questions/questions-view';
import { choosesReviews, queryOfReviews, reviewChoiceOf } from '~/features/reviews/review-choice';
import { toReviews } from '~/features/reviews/reviews-view';
import { deferSecondary, secondary } from '~/session/secondary-data.server';
import { isFetched } from '~/session/same-origin.server';
import { shopOf, type Shop } from '~/session/shop.server';
import { CachedPart } from '~/ui/deferred-hydration';
import { JsonLd } from '~/ui/json-ld';

export { ErrorBoundary } from '~/features/product/missing-product';

/** @throws Response 404, with what is offered instead */
async function productOf(shop: Shop, slug: string): Promise<ProductDetail> {
  const outcome = await shop.api.tryGet<ProductDetail>(`web/product/${encodeURIComponent(slug)}`);
  if (outcome.ok) return outcome.data;
  const { status, error } = outcome.failure;
  throw Response.json({ error, similar: status === 404 ? await readSimilar(shop, slug) : null }, { status });
}

export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  if (!slug) throw redirect('/Shop');
  const shop = shopOf(args);
  const [product, tabs, faqs, placed, texts, offered] = await Promise.all([
    productOf(shop, slug),
    shop.api.tryGet<ProductTab[]>(`web/product_tabs/${encodeURIComponent(slug)}`),
    readFaqs(shop, { groups: 'products,shipping,returns' }),
    readBanners(args),
    cardTexts(shop),
    // On failure the page falls back to a general text about delivery.
    shop.api.tryGet<WebShippingMethod[]>('web/allShippingMethods'),
  ]);
  const url = new URL(args.request.url);
  if (product.slug !== slug) {
    // Another language's slug is redirected temporarily: a cached 301 would loop after a language switch.
    const status = Object.values(product.slugs).includes(slug) ? 302 : 301;
    throw redirect(`/product/${encodeURIComponent(product.slug)}${url.search}`, status);
  }
  const variant = chooseVariant(product.variants, url.searchParams.get('variant'));
  if (!variant) throw Response.json({ error: 'Not found' }, { status: 404 });
  const path = `/product/${product.slug}`;
  const methods = offered.ok ? offered.data : [];
  const delivery = deliveryTexts(methods, product.vendor.id, texts);
  const deliveryMethodCount = countMethods(methods, product.vendor.id);
  const shipping = deliveryFacts(methods, product.vendor.id);
  const place = { path, choice: reviewChoiceOf(url.searchParams) };
  const reviews = secondary(
    reviewsOf(shop, product, url).then((reviewPage) => toReviews(reviewPage, place, texts)),
  );
  const questions = secondary(
    questionsOf(shop, product.id, url).then((questionPage) => toQuestions(questionPage, path, texts)),
  );
  // Awaited, as only they tell whether the page has such sections.
  const [bought, own] = await Promise.all([
    shop.api.tryGet<ProductCard[]>(`web/product/${product.id}/bought_together`),
    readVendorBanners(args, String(product.vendor.id)),
  ]);
  return deferSecondary(args, {
    view: { ...toProduct(product, variant, texts), delivery, deliveryMethodCount, shipping },
    tabs: tabs.ok ? tabs.data : [],
    faqs,
    banners: [...bannersAt(placed, 'product'), ...bannersOnOwnProducts(own)],
    reviews,
    isNarrowed: choosesReviews(url.searchParams),
    bought: (bought.ok ? bought.data : []).map((card) => toCard(card, texts)),
    questions,
    isQuestionSent: url.searchParams.has('asked'),
    thanks: url.searchParams.has('thanks'),
  });
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(args.request);
  return buy(shopOf(args), args.params.slug ?? '', form, isFetched(args.request));
}

const NO_REVIEWS: ProductReviewPage = {
  rating_avg: 0,
  rating_count: 0,
  stars: [0, 0, 0, 0, 0],
  reviews: [],
  total: 0,
  page: 1,
  pages: 1,
};

/** The page number in a query parameter; 1 if invalid. */
function pageIn({ searchParams }: URL, name: string): string {
  const number = searchParams.get(name) ?? '1';
  return /^[1-9]\d{0,3}$/.test(number) ? number : '1';
}

const questionsOf = (shop: Shop, id: number, url: URL): Promise<ProductQuestionPage> =>
  shop.api.get(`web/product/${id}/questions`, { page: pageIn(url, 'questions') });

/** Reviews of a product; one without ratings has none. */
async function reviewsOf(shop: Shop, product: ProductDetail, url: URL): Promise<ProductReviewPage> {
  if (product.rating_count === 0) return NO_REVIEWS;
  const query = { page: pageIn(url, 'reviews'), ...queryOfReviews(reviewChoiceOf(url.searchParams)) };
  return shop.api.get(`web/product/${product.id}/reviews`, query);
}

export { revalidateUnlessChoosing as shouldRevalidate } from '~/features/catalogue/revalidation';

export const handle = styledBy<typeof loader>(({ banners }) => backgroundsOf(banners));

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, () =>
    data
      ? {
          ...data.view.seo,
          path: data.view.path,
          noindex: data.isNarrowed || data.view.seo.noindex,
          paths: Object.fromEntries(
            Object.entries(data.view.slugs).map(([code, slug]) => [code, `/product/${slug}`]),
          ),
          image: data.view.seo.image ?? data.view.pictures[0]?.image.src,
        }
      : null,
  );

/** A product's page, for the variant in the URL. */
export default function Product(): ReactElement {
  const { view, tabs, faqs, banners, reviews, thanks, questions, isQuestionSent, bought } =
    useLoaderData<typeof loader>();
  const refused = useActionData<BuyAnswer>() ?? null;
  const { frame } = useApp();
  return (
    <>
      <JsonLd of={import.meta.env.SSR ? () => productData(view, frame) : null} />
      <ProductPage
        key={view.path}
        view={view}
        reviews={reviews}
        thanks={thanks}
        refused={refused}
        bought={bought}
        more={
          <CachedPart>
            <ProductTabs tabs={tabs} faqs={faqs} />
          </CachedPart>
        }
        questions={
          <Questions
            view={questions}
            ask={`${view.path}/question`}
            store={view.store?.name ?? null}
            isSent={isQuestionSent}
          />
        }
      />
      <CachedPart>
        <Banners banners={banners} className="home-section container-page" />
      </CachedPart>
    </>
  );
}
