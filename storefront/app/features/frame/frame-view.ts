import type {
  CategoryNode,
  CurrencyFacts,
  FooterData,
  GenericWebData,
  SinglePage,
  Template,
  ThemeSettings,
} from '@stoa/contracts';
import { TEMPLATE_SLOTS, TEMPLATES } from '@stoa/contracts';
import { toImage, type ImageView } from '~/ui/picture';
import { toSeo, type SeoView } from './seo-view';

/** Width in CSS pixels that a logo may take. */
const LOGO_WIDTH = 160;

/** One entry of the category menu with those below it. */
export interface MenuItem {
  name: string;
  href: string;
  children: MenuItem[];
}

/** What the frame around every page needs: the root loader's answer. */
export interface FrameView {
  origin: string;
  shop: { name: string; tagline: string; logo: ImageView | null };
  language: string;
  /** The language of addresses that name none. */
  defaultLanguage: string;
  direction: 'ltr' | 'rtl';
  languages: { code: string; name: string }[];
  currency: string;
  currencies: (CurrencyFacts & { name: string })[];
  theme: Omit<ThemeSettings, 'home_sections'>;
  menu: MenuItem[];
  footer: FooterData;
  /** What has been written for pages that exist once. */
  pages: Partial<Record<SinglePage, SeoView>>;
  isMultiVendor: boolean;
  pricesIncludeTax: boolean;
  /** Whether products that were looked at are kept on the device and shown again. */
  keepsViewed: boolean;
  isSignedIn: boolean;
  cartCount: number;
  /** The year of the answer, so that browsers print the same one. */
  year: number;
}

/** The template that an address previews, if it is one of `/template1` to `/template3`. */
export function previewedTemplate(pathname: string): Template | undefined {
  return TEMPLATES.find((template) => pathname === `/${template}`);
}

/** Theme settings for an address: the shop's own, or a previewed template with the slots that belong to it. */
export function themeFor(theme: ThemeSettings, pathname: string): ThemeSettings {
  const template = previewedTemplate(pathname);
  return template ? { ...theme, template, ...TEMPLATE_SLOTS[template] } : theme;
}

/** Address of a category's products. */
export const categoryHref = (slug: string): string => `/Shop?category=${encodeURIComponent(slug)}`;

const toMenuItem = (node: CategoryNode, depth = 0): MenuItem => ({
  name: node.name,
  href: categoryHref(node.slug),
  children: depth < 2 ? node.children.map((child) => toMenuItem(child, depth + 1)) : [],
});

interface FrameContext {
  url: URL;
  /** The shop's public address, whichever one was asked. */
  origin: string;
  language: string;
  currency: string;
  isSignedIn: boolean;
  cartCount: number;
}

/** Reduces the shop's general data to what the frame shows. */
export function toFrameView(
  data: GenericWebData,
  { url, origin, language, currency, ...visitor }: FrameContext,
): FrameView {
  const { general_settings: general, theme, logo } = data.settings;
  const { home_sections: _sections, ...look } = themeFor(theme, url.pathname);
  return {
    origin,
    shop: { name: general.shop_name, tagline: general.tagline, logo: logo && toImage(logo, LOGO_WIDTH) },
    language,
    defaultLanguage: data.languages.find((one) => one.is_default)?.code ?? language,
    direction: data.languages.find(({ code }) => code === language)?.direction ?? 'ltr',
    languages: data.languages.map(({ code, native_name: name }) => ({ code, name })),
    currency,
    currencies: data.currencies.map(({ code, symbol, exponent, name }) => ({ code, symbol, exponent, name })),
    theme: look,
    menu: data.menu.map((node) => toMenuItem(node)),
    footer: data.footer,
    pages: Object.fromEntries(Object.entries(data.pages).map(([page, seo]) => [page, toSeo(seo)])),
    isMultiVendor: general.is_multi_vendor === 1,
    pricesIncludeTax: general.prices_include_tax === 1,
    keepsViewed: general.recently_viewed === 1,
    year: new Date().getUTCFullYear(),
    ...visitor,
  };
}
