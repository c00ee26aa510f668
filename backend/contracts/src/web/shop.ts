import type { Template } from '../states';
import type { CategoryNode, PageSeo, SinglePage } from './catalogue';

/** One picture with its renditions: put `srcset` entries into `<picture>`, `width`/`height` against layout shift. */
export interface Picture {
  id: number;
  alt: string;
  width: number;
  height: number;
  /** Colours to paint while the picture loads (BlurHash); null for one that can be seen through. */
  blurhash: string | null;
  /** JPEG or PNG for everyone. */
  src: string;
  /** `srcset` strings by type. */
  avif: string;
  webp: string;
  /** CSS object-position of the point that must stay visible. */
  focus: string;
}

/** `GET web/languages`. */
export interface WebLanguage {
  code: string;
  iso: string;
  /** Name of the file that holds the storefront's texts in it. */
  file: string;
  name: string;
  native_name: string;
  direction: 'ltr' | 'rtl';
  is_default: boolean;
}

/** `GET web/currencies`; `rate` is units of this currency for one unit of the default, as an exact decimal text. */
export interface WebCurrency {
  code: string;
  name: string;
  symbol: string;
  symbol_position: 'before' | 'after';
  exponent: number;
  rate: string;
  is_default: boolean;
}

/** Theme settings that the storefront turns into CSS variables and component slots. */
export interface ThemeSettings {
  template: Template;
  primary_color: string;
  accent_color: string;
  header: 'header1' | 'header2' | 'header3';
  footer: 'footer1' | 'footer2' | 'footer3';
  card: 'card1' | 'card2' | 'card3';
  banner: 'banner1' | 'banner2' | 'banner3';
  gallery: 'gallery1' | 'gallery2' | 'gallery3';
  /** Fonts of headings and of everything else; `template` leaves the choice to the template. */
  heading_font: ThemeFont;
  body_font: ThemeFont;
  /** Home sections in their order; a section without rows is not shown. */
  home_sections: HomeSection[];
}
/** The slots that were drawn for each template; each can be chosen apart from it. */
export const TEMPLATE_SLOTS: Record<
  Template,
  Pick<ThemeSettings, 'header' | 'footer' | 'card' | 'banner' | 'gallery'>
> = {
  template1: { header: 'header1', footer: 'footer1', card: 'card1', banner: 'banner1', gallery: 'gallery1' },
  template2: { header: 'header2', footer: 'footer2', card: 'card2', banner: 'banner2', gallery: 'gallery2' },
  template3: { header: 'header3', footer: 'footer3', card: 'card3', banner: 'banner3', gallery: 'gallery3' },
};
export const THEME_FONTS = ['template', 'sans', 'serif', 'system'] as const;
export type ThemeFont = (typeof THEME_FONTS)[number];
export const HOME_SECTIONS = [
  'slider',
  'categories',
  'flash_sale',
  'featured',
  'new_arrivals',
  'trending',
  'upcoming',
  'stores',
  'brands',
  'blog',
  'instagram',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** `GET web/website_default_settings` (specification §3.1). */
export interface WebsiteDefaultSettings {
  currency: WebCurrency;
  language: WebLanguage;
  general_settings: GeneralSettings;
  /** The shop's logo; its name stands in where there is none. */
  logo: Picture | null;
  theme: ThemeSettings;
}

/** Public part of the general settings; 1 means on (specification §3.1). */
export interface GeneralSettings {
  is_multi_vendor: 0 | 1;
  shop_name: string;
  tagline: string;
  contact_email: string;
  contact_phone: string;
  guest_checkout: 0 | 1;
  /** Whether a reduction says the lowest price of the 30 days before it. */
  show_lowest_price: 0 | 1;
  /** Whether prices contain their tax; without it tax is added at checkout. */
  prices_include_tax: 0 | 1;
  /** Whether devices keep which products were looked at, and show them again. */
  recently_viewed: 0 | 1;
}

/** `GET web/generic_web_data`: what every page's frame needs, in one answer. */
export interface GenericWebData {
  settings: WebsiteDefaultSettings;
  languages: WebLanguage[];
  currencies: WebCurrency[];
  menu: CategoryNode[];
  footer: FooterData;
  /** What has been written for pages that exist once; an empty description leaves it to the page. */
  pages: Partial<Record<SinglePage, PageSeo>>;
}

/** `GET web/fetchFooterData`. */
export interface FooterData {
  columns: { title: string; links: { label: string; href: string }[] }[];
  contact: { email: string; phone: string; address: string; opening_hours: string };
}

export interface CountryOption {
  id: number;
  iso2: string;
  name: string;
  dial_code: string;
  postcode_regex: string | null;
  /** An address there names a state. */
  requires_state: boolean;
  /** Delivery or taxes there are not the same in all states. */
  zoned_by_state: boolean;
}
export interface StateOption {
  id: number;
  country_id: number;
  code: string;
  name: string;
}
export interface CityOption {
  id: number;
  state_id: number;
  name: string;
}

/** `GET web/googleAuthDetails` and `web/facebookAuthDetails`: what a browser needs to begin a social sign-in. */
export interface SocialAuthDetails {
  enabled: boolean;
  client_id: string;
  scopes: string[];
  /** Where the provider sends the browser back to. */
  redirect_uri: string;
}
