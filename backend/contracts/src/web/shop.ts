import type { Template } from '../states';
import type { CategoryNode } from './catalogue';
import type { DocumentName } from './content';
import type { PageSeo, SinglePage } from './page-seo';
import type { Picture } from './picture';

/** `GET web/languages`. */
export interface WebLanguage {
  code: string;
  iso: string;
  /** Name of the storefront's translation file. */
  file: string;
  name: string;
  native_name: string;
  direction: 'ltr' | 'rtl';
  is_default: boolean;
}

/** `GET web/currencies`; `rate` is units of this currency per default unit, as an exact decimal string. */
export interface WebCurrency {
  code: string;
  name: string;
  symbol: string;
  symbol_position: 'before' | 'after';
  exponent: number;
  rate: string;
  is_default: boolean;
}

/** Component variants of each page slot; theme settings choose one per slot. */
export const THEME_SLOTS = {
  header: ['header1', 'header2', 'header3'],
  footer: ['footer1', 'footer2', 'footer3'],
  card: ['card1', 'card2', 'card3'],
  banner: ['banner1', 'banner2', 'banner3'],
  gallery: ['gallery1', 'gallery2', 'gallery3'],
} as const;
export type ThemeSlots = { [S in keyof typeof THEME_SLOTS]: (typeof THEME_SLOTS)[S][number] };

/** Theme settings, which the storefront turns into CSS variables and component slots. */
export interface ThemeSettings extends ThemeSlots {
  template: Template;
  primary_color: string;
  accent_color: string;
  /** Fonts of headings and of body text; `template` uses the template's font. */
  heading_font: ThemeFont;
  body_font: ThemeFont;
  /** Home page sections in order; an empty section is not shown. */
  home_sections: HomeSection[];
}
/** Default slots of each template; each can be overridden. */
export const TEMPLATE_SLOTS: Record<Template, ThemeSlots> = {
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
  /** The shop's logo; without one, its name is shown. */
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
  /** Decides on which day something happens, such as `Asia/Dhaka`. */
  time_zone: string;
  guest_checkout: 0 | 1;
  /** Whether reductions show the lowest price of the preceding 30 days. */
  show_lowest_price: 0 | 1;
  /** Whether prices include tax; otherwise it is added at checkout. */
  prices_include_tax: 0 | 1;
  /** Whether devices store and show recently viewed products. */
  recently_viewed: 0 | 1;
}

/** `GET web/generic_web_data`: data of every page's layout, in one response. */
export interface GenericWebData {
  settings: WebsiteDefaultSettings;
  languages: WebLanguage[];
  currencies: WebCurrency[];
  menu: CategoryNode[];
  footer: FooterData;
  /** Documents that have a text; pages link to these only. */
  documents: DocumentName[];
  /** Meta data of pages that exist once; an empty description means the page's default. */
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
  /** Addresses there require a state. */
  requires_state: boolean;
  /** Shipping or taxes there differ by state. */
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

/** `GET web/googleAuthDetails` and `web/facebookAuthDetails`: public settings of a social sign-in. */
export interface SocialAuthDetails {
  enabled: boolean;
  client_id: string;
  scopes: string[];
  /** The OAuth redirect URI. */
  redirect_uri: string;
}
