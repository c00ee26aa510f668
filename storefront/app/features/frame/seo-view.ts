import type { PageSeo } from '@stoa/contracts';

/** What a page that was written for tells search engines, as `pageMeta` takes it. */
export interface SeoView {
  title: string;
  description: string;
  /** Set where the page says so itself. */
  noindex?: boolean;
  robots?: string;
  canonical?: string;
  image?: string;
}

/** The API has settled whose words count; here they only change their shape. */
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
