import type { MetaFunction } from '@remix-run/react';
import { pageMeta } from '~/features/frame/page-meta';
import { THEME_PREVIEW } from '~/session/theme-preview';

/** Meta tags of the home page; template previews have it as their canonical URL. */
export const homeMeta: MetaFunction<() => { image?: string }> = ({ matches, location, data }) =>
  pageMeta(matches, (_t, { shop }) => ({
    title: shop.tagline ? `${shop.tagline}` : shop.name,
    description: shop.tagline,
    path: '/',
    target: 'home',
    // Neither template previews nor operators' theme previews are indexed.
    noindex: location.pathname !== '/' || location.search.includes(`${THEME_PREVIEW}=`),
    ...(data?.image && { image: data.image }),
  }));
