import type { PageSeo } from '@stoa/contracts';

/** A page's SEO texts in the shape that `pageMeta` takes. */
export interface SeoView {
  title: string;
  description: string;
  /** Set if the page's own directive says so. */
  noindex?: boolean;
  robots?: string;
  canonical?: string;
  image?: string;
}

/** Converts SEO texts to `pageMeta`'s shape; the API has already resolved whose texts take precedence. */
export function toSeo({ title, description, robots, canonical, image }: PageSeo): SeoView {
  return {
    title,
    description,
    ...(robots?.startsWith('noindex') && { noindex: true }),
    ...(robots && { robots }),
    ...(canonical && { canonical }),
    ...(image && { image: image.src }),
  };
}
