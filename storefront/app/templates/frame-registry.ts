import type { ThemeSettings } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { FooterOne, FooterThree, FooterTwo } from './footers';
import { HeaderOne, HeaderThree, HeaderTwo } from './headers';

/**
 * What theme settings choose for the frame of every page, by the names it has there. What stands within pages has a
 * registry of its own, which pages that show none of it need not load.
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
