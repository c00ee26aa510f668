import type { FrameView } from '~/features/frame/frame-view';
import { plainText } from '~/features/stores/plain-text';
import type { ProductView } from './product-view';

/** Decimal text of minor units, as schema.org wants prices. */
function decimal(minor: string, exponent: number): string {
  return (Number(minor) / 10 ** exponent).toFixed(exponent);
}

/** What search engines are told about a product: name, offer, seller, and where it stands in the shop. */
export function productData(view: ProductView, frame: FrameView): object {
  const url = frame.origin + view.path;
  const exponent = frame.currencies.find(({ code }) => code === view.facts.currency)?.exponent ?? 2;
  const crumbs = [...view.trail, { name: view.name, href: view.path }];
  return {
    '@graph': [
      {
        '@type': 'Product',
        name: view.name,
        description: view.shortDescription || plainText(view.description),
        sku: view.facts.sku,
        image: view.pictures.map(({ image }) => new URL(image.src, frame.origin).href),
        ...(view.brand && { brand: { '@type': 'Brand', name: view.brand.name } }),
        offers: {
          '@type': 'Offer',
          url,
          price: decimal(view.facts.amount, exponent),
          priceCurrency: view.facts.currency,
          availability: `https://schema.org/${view.facts.isAvailable ? 'InStock' : 'OutOfStock'}`,
          ...(view.store && { seller: { '@type': 'Organization', name: view.store.name } }),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: frame.origin + href,
        })),
      },
    ],
  };
}
