import type { MetaFunction } from '@remix-run/react';
import { pageMeta } from '~/features/frame/page-meta';
import { THEME_PREVIEW } from '~/session/theme-preview';

/** Meta tags of the home page; template previews all point to it. */
export const homeMeta: MetaFunction<() => { image?: string }> = ({ matches, location, data }) =>
  pageMeta(matches, (_t, { shop }) => ({
    title: shop.tagline ? `${shop.tagline}` : shop.name,
    description: shop.tagline,
    path: '/',
    target: 'home',
    // Neither the templates' own addresses nor what an operator tries out.
    noindex: location.pathname !== '/' || location.search.includes(`${THEME_PREVIEW}=`),
    ...(data?.image && { image: data.image }),
  }));
