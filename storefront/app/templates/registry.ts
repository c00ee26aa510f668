import type { ThemeSettings } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { BannerOne, BannerThree, BannerTwo, type BannerProps } from './banners';
import { CardOne, CardThree, CardTwo, type CardProps } from './cards';
import { FooterOne, FooterThree, FooterTwo } from './footers';
import { HeaderOne, HeaderThree, HeaderTwo } from './headers';

/** The components that theme settings choose among, by the names they have there. */
export const headers: Record<ThemeSettings['header'], () => ReactElement> = {
  header1: HeaderOne,
  header2: HeaderTwo,
  header3: HeaderThree,
};
export const footers: Record<ThemeSettings['footer'], () => ReactElement> = {
  footer1: FooterOne,
  footer2: FooterTwo,
  footer3: FooterThree,
};
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
