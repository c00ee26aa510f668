import type { ProductDetail, ProductReviewPage, ProductTab, WebShippingMethod } from '@stoa/contracts';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { bannersAt, bannersOnOwnProducts } from '~/features/banners/banner-view';
import { Banners } from '~/features/banners/banners';
import { readBanners, readVendorBanners } from '~/features/banners/read-banners.server';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { deliveryTexts } from '~/features/catalogue/delivery';
import { useApp } from '~/features/frame/app-context';
import { readFaqs } from '~/features/faqs/read-faqs.server';
import { pageMeta } from '~/features/frame/page-meta';
import { ProductPage } from '~/features/product/product-page';
import { ProductTabs } from '~/features/product/product-tabs';
import { chooseVariant, toProduct } from '~/features/product/product-view';
import { productData } from '~/features/product/structured-data';
import { toReviews } from '~/features/reviews/reviews-view';
import { shopOf, type Shop } from '~/session/shop.server';
import { JsonLd } from '~/ui/json-ld';

export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  if (!slug) throw redirect('/Shop');
  const shop = shopOf(args);
  const [product, tabs, faqs, placed, texts, methods] = await Promise.all([
    shop.api.get<ProductDetail>(`web/product/${encodeURIComponent(slug)}`),
    shop.api.tryGet<ProductTab[]>(`web/product_tabs/${encodeURIComponent(slug)}`),
    readFaqs(shop, { groups: 'products,shipping,returns' }),
    readBanners(args),
    cardTexts(shop),
    // Without them the page still says where delivery is told.
    shop.api.tryGet<WebShippingMethod[]>('web/allShippingMethods'),
  ]);
  const url = new URL(args.request.url);
  if (product.slug !== slug) {
    // Another language's name is a passing matter; remembered for good it would lead back and forth.
    const status = Object.values(product.slugs).includes(slug) ? 302 : 301;
    throw redirect(`/product/${encodeURIComponent(product.slug)}${url.search}`, status);
  }
  const variant = chooseVariant(product.variants, url.searchParams.get('variant'));
  if (!variant) throw Response.json({ error: 'Not found' }, { status: 404 });
  const path = `/product/${product.slug}`;
  const delivery = deliveryTexts(methods.ok ? methods.data : [], product.vendor.id, texts);
  const [page, own] = await Promise.all([
    product.rating_count > 0 ? reviewsOf(shop, product.id, url) : NO_REVIEWS,
    readVendorBanners(args, String(product.vendor.id)),
  ]);
  return {
    view: { ...toProduct(product, variant, texts), delivery },
    tabs: tabs.ok ? tabs.data : [],
    faqs,
    banners: [...bannersAt(placed, 'product'), ...bannersOnOwnProducts(own)],
    reviews: toReviews(page, path, texts),
    thanks: url.searchParams.has('thanks'),
    wasAsked: url.searchParams.has('choose'),
  };
}

const NO_REVIEWS: ProductReviewPage = {
  ...{ rating_avg: 0, rating_count: 0, stars: [0, 0, 0, 0, 0], reviews: [], page: 1, pages: 1 },
};

/** Without its reviews a product is still worth seeing. */
async function reviewsOf(shop: Shop, id: number, { searchParams }: URL): Promise<ProductReviewPage> {
  const asked = searchParams.get('reviews') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? asked : '1';
  const outcome = await shop.api.tryGet<ProductReviewPage>(`web/product/${id}/reviews`, { page });
  return outcome.ok ? outcome.data : NO_REVIEWS;
}

export { keepWhileChoosing as shouldRevalidate } from '~/features/catalogue/keep-page';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, () =>
    data
      ? {
          ...data.view.seo,
          path: data.view.path,
          paths: Object.fromEntries(
            Object.entries(data.view.slugs).map(([code, slug]) => [code, `/product/${slug}`]),
          ),
          image: data.view.seo.image ?? data.view.pictures[0]?.image.src,
        }
      : null,
  );

/** One product, for the variant that the address names. */
export default function Product(): ReactElement {
  const { view, tabs, faqs, banners, reviews, thanks, wasAsked } = useLoaderData<typeof loader>();
  const { frame } = useApp();
  return (
    <>
      <JsonLd data={productData(view, frame)} />
      <ProductPage
        key={view.path}
        {...{ view, reviews, thanks, wasAsked }}
        more={<ProductTabs tabs={tabs} faqs={faqs} />}
      />
      <Banners banners={banners} className="home-section container-page" />
    </>
  );
}
