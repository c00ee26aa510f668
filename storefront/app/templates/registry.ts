import type { ThemeSettings } from '@stoa/contracts';
import type { ReactElement } from 'react';
import type { BannerProps } from '~/features/banners/banner-parts';
import type { GalleryProps } from '~/features/product/gallery';
import { BannerOne, BannerThree, BannerTwo } from './banners';
import { CardOne, CardThree, CardTwo, type CardProps } from './cards';
import { GalleryOne, GalleryThree, GalleryTwo } from './galleries';
import { StripOne, StripThree, StripTwo } from './strips';

/** Components within pages by their names in the theme settings. */
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
/** The same templates for static banners between a page's sections. */
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
