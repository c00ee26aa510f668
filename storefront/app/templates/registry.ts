import type { ThemeSettings } from '@stoa/contracts';
import type { ReactElement } from 'react';
import type { BannerProps } from '~/features/banners/banner-parts';
import type { GalleryProps } from '~/features/product/gallery';
import { BannerOne, BannerThree, BannerTwo } from './banners';
import { CardOne, CardThree, CardTwo, type CardProps } from './cards';
import { GalleryOne, GalleryThree, GalleryTwo } from './galleries';
import { StripOne, StripThree, StripTwo } from './strips';

/** The components within pages that theme settings choose among, by the names they have there. */
export const cards: Record<ThemeSettings['card'], (props: CardProps) => ReactElement> = {
  card1: CardOne,
  card2: CardTwo,
  card3: CardThree,
};
export const banners: Record<ThemeSettings['banner'], (props: BannerProps) => ReactElement> = {
  banner1: BannerOne,
  banner2: BannerTwo,
  banner3: BannerThree,
};
/** The same choice for banners between the things of a page. */
export const strips: Record<ThemeSettings['banner'], (props: BannerProps) => ReactElement> = {
  banner1: StripOne,
  banner2: StripTwo,
  banner3: StripThree,
};
export const galleries: Record<ThemeSettings['gallery'], (props: GalleryProps) => ReactElement> = {
  gallery1: GalleryOne,
  gallery2: GalleryTwo,
  gallery3: GalleryThree,
};
