import type { ThemeSettings } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { FooterOne, FooterThree, FooterTwo } from './footers';
import { HeaderOne, HeaderThree, HeaderTwo } from './headers';

/**
 * Header and footer components by their names in the theme settings. Components within pages have a registry
 * of their own, so that pages without them need not load it.
 */
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
