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
import { isMultiVendor } from '~/session/is-multi-vendor';
import { toImage, type ImageView } from '~/ui/picture';
import { toSeo, type SeoView } from './seo-view';

/** Largest width of a logo in CSS pixels. */
const LOGO_WIDTH = 160;

/** An entry of the category menu with its children. */
export interface MenuItem {
  name: string;
  href: string;
  children: MenuItem[];
}

/** The root loader's data: everything that the frame around every page needs. */
export interface FrameView {
  origin: string;
  shop: { name: string; tagline: string; logo: ImageView | null };
  language: string;
  /** The language of URLs without `lang`. */
  defaultLanguage: string;
  direction: 'ltr' | 'rtl';
  languages: { code: string; name: string }[];
  currency: string;
  currencies: (CurrencyFacts & { name: string })[];
  theme: Omit<ThemeSettings, 'home_sections'>;
  menu: MenuItem[];
  footer: FooterData;
  /** SEO texts that operators wrote for single pages. */
  pages: Partial<Record<SinglePage, SeoView>>;
  documents: GenericWebData['documents'];
  isMultiVendor: boolean;
  pricesIncludeTax: boolean;
  /** Whether recently viewed products are stored on the device and shown again. */
  keepsViewed: boolean;
  isSignedIn: boolean;
  cartCount: number;
  /** The year of the response, so that hydration renders the same one. */
  year: number;
}

/** The template that a path such as `/template1` previews. */
export function previewedTemplate(pathname: string): Template | undefined {
  return TEMPLATES.find((template) => pathname === `/${template}`);
}

/** Theme settings for a path: the shop's own, or a previewed template with its default slots. */
export function themeFor(theme: ThemeSettings, pathname: string): ThemeSettings {
  const template = previewedTemplate(pathname);
  return template ? { ...theme, template, ...TEMPLATE_SLOTS[template] } : theme;
}

/** URL of a category's products. */
export const categoryHref = (slug: string): string => `/Shop?category=${encodeURIComponent(slug)}`;

const toMenuItem = (node: CategoryNode, depth = 0): MenuItem => ({
  name: node.name,
  href: categoryHref(node.slug),
  children: depth < 2 ? node.children.map((child) => toMenuItem(child, depth + 1)) : [],
});

interface FrameContext {
  url: URL;
  /** The shop's public origin, whatever host was requested. */
  origin: string;
  language: string;
  currency: string;
  isSignedIn: boolean;
  cartCount: number;
}

/** The part of the frame that is the same for all pages and visitors. */
function toSharedView(data: GenericWebData) {
  const { general_settings: general, logo } = data.settings;
  return {
    shop: { name: general.shop_name, tagline: general.tagline, logo: logo && toImage(logo, LOGO_WIDTH) },
    languages: data.languages.map(({ code, native_name: name }) => ({ code, name })),
    currencies: data.currencies.map(({ code, symbol, exponent, name }) => ({ code, symbol, exponent, name })),
    menu: data.menu.map((node) => toMenuItem(node)),
    footer: data.footer,
    documents: data.documents,
    pages: Object.fromEntries(Object.entries(data.pages).map(([page, seo]) => [page, toSeo(seo)])),
    isMultiVendor: isMultiVendor(data),
    pricesIncludeTax: general.prices_include_tax === 1,
    keepsViewed: general.recently_viewed === 1,
  };
}

/**
 * Cached by the shop's data: with the same object on many pages, `CachedFragment` finds the menus' cached
 * markup.
 */
const sharedViews = new WeakMap<GenericWebData, ReturnType<typeof toSharedView>>();

function sharedViewOf(data: GenericWebData): ReturnType<typeof toSharedView> {
  const cached = sharedViews.get(data);
  if (cached) return cached;
  const view = toSharedView(data);
  sharedViews.set(data, view);
  return view;
}

/** Reduces the shop's general data to the frame's view model. */
export function toFrameView(
  data: GenericWebData,
  { url, origin, language, currency, ...visitor }: FrameContext,
): FrameView {
  const { home_sections: _sections, ...theme } = themeFor(data.settings.theme, url.pathname);
  return {
    ...sharedViewOf(data),
    origin,
    language,
    currency,
    theme,
    defaultLanguage: data.languages.find((one) => one.is_default)?.code ?? language,
    direction: data.languages.find(({ code }) => code === language)?.direction ?? 'ltr',
    year: new Date().getUTCFullYear(),
    ...visitor,
  };
}
