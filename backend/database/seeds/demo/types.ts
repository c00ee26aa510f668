import type { AttributeType, LanguageCode, TierPrice } from '@stoa/contracts';

/** The languages that the demo shop is written in; where the product has another one, its texts are shown in English. */
export const DEMO_LANGUAGES = ['en', 'es', 'ar', 'hi', 'bn'] as const satisfies readonly LanguageCode[];
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

/** A text in all languages of the demo shop; the English one stands in the record, the others are translations. */
export type FullText = Record<DemoLanguage, string>;

/** A picture below `pictures/` with its alternative text. */
export interface DemoPicture {
  file: string;
  alt: { en: string; ar: string };
}

/** A unit that products are sold in; `symbol` is what stands behind a quantity. */
export interface DemoUnit {
  key: UnitKey;
  name: FullText;
  symbol: string;
}

/** Keys of `units.ts`. */
export type UnitKey = 'piece' | 'pair' | 'set' | 'pack' | 'bottle' | 'jar';

/** Codes of the tax classes that products name; their rates belong to the localisation seed. */
export type TaxClassKey = 'standard' | 'reduced' | 'zero';

/** A category; a root has no `parent`, parents stand before their children, order within a parent is menu order. */
export interface DemoCategory {
  key: string;
  parent: string | null;
  name: FullText;
  description: FullText;
  /** File below `pictures/`. */
  picture: string;
  /** Name of a lucide icon. */
  icon: string;
  is_featured: boolean;
  show_in_menu: boolean;
}

/** A brand; all are invented. */
export interface DemoBrand {
  key: string;
  name: string;
  description: FullText;
  website: string;
  /** File below `pictures/`. */
  logo: string;
  is_featured: boolean;
}

/** A vendor with its store; `account` is the email that signs in to the seller portal. */
export interface DemoVendor {
  key: string;
  account: string;
  contact: { first_name: string; last_name: string };
  store_name: string;
  /** Its name in languages where it is written otherwise. */
  store_name_translations: Partial<Record<LanguageCode, string>>;
  slug: string;
  legal_name: string;
  tax_id: string;
  email: string;
  phone: string;
  description: FullText;
  /** Short HTML on dispatch, returns and care. */
  policies: FullText;
  /** Files below `pictures/`. */
  logo: string;
  cover: string;
  country: string;
  city: string;
  line1: string;
  postcode: string;
  /** Degrees, where riders are to find the way. */
  lat?: string;
  lng?: string;
  opened_days_ago: number;
  is_featured: boolean;
}

/** One value of an attribute; `swatch` is a hex color where the attribute is a color. */
export interface DemoAttributeValue {
  code: string;
  value: FullText;
  swatch?: string;
}

/** An attribute; without values it takes free text. */
export interface DemoAttribute {
  code: string;
  name: FullText;
  type: Extract<AttributeType, 'text' | 'select' | 'multiselect' | 'color'>;
  is_variant_axis: boolean;
  is_filterable: boolean;
  is_comparable: boolean;
  values: DemoAttributeValue[];
}

/** A variant: one value for each axis of its product; what it leaves out is the product's. */
export interface DemoVariant {
  /** Unique per vendor. */
  sku: string;
  /** Attribute code → value code. */
  options: Record<string, string>;
  /** Minor units of US dollars. */
  price?: number;
  compare_at?: number;
  cost?: number;
  /** Quantity breaks. */
  tier_prices?: TierPrice[];
  /** Grams. */
  weight?: number;
  /** One of the product's picture files. */
  picture?: string;
  opening_stock: number;
}

/** A specification row: chosen values of an attribute, or free text where the attribute has none. */
export type DemoSpecification =
  { attribute: string; values: string[] } | { attribute: string; text: FullText };

/** A product; a simple one has no axes and exactly one variant without options. */
export interface DemoProduct {
  key: string;
  slug: string;
  name: FullText;
  short_description: FullText;
  /** HTML of paragraphs and lists. */
  description: FullText;
  vendor: string;
  brand: string;
  /** Category keys, the primary one first. */
  categories: string[];
  unit: UnitKey;
  tax_class: TaxClassKey;
  /** Minor units of US dollars. */
  price: number;
  compare_at?: number;
  cost: number;
  /** Grams, packed. */
  weight: number;
  /** Attribute codes. */
  axes: string[];
  variants: DemoVariant[];
  specifications: DemoSpecification[];
  /** In gallery order. */
  pictures: DemoPicture[];
  is_featured: boolean;
  condition: 'new' | 'refurbished' | 'used';
  warranty: FullText | null;
  return_days: number;
  min_qty: number;
  max_qty: number;
  created_days_ago: number;
  /** Set for upcoming products. */
  available_in_days?: number;
  /** Relative weight in generated orders; a long tail. */
  popularity: number;
}

/** A slide of the home page; its text is HTML over the picture. */
export interface DemoSlide {
  key: string;
  title: FullText;
  subtitle: FullText;
  action: FullText;
  /** Slug of the category it leads to. */
  category: string;
  /** Transparent file below `pictures/`. */
  picture: string;
  /** CSS gradient behind the picture; its text is white. */
  background: string;
}

/** A postal address of a customer. */
export interface DemoAddress {
  label: string;
  line1: string;
  line2?: string;
  city: string;
  /** Code of the state or province where the country's addresses carry one. */
  state?: string;
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees, where riders are to find the way. */
  lat?: string;
  lng?: string;
  phone: string;
}

/** A customer account; the first address is the default one. */
export interface DemoCustomer {
  email: string;
  first_name: string;
  last_name: string;
  locale: DemoLanguage;
  joined_days_ago: number;
  addresses: DemoAddress[];
}

/** A flash sale by days from the day of the seed; of each item so many are bought while it is on. */
export interface DemoFlashSale {
  key: string;
  title: FullText;
  from_days: number;
  to_days: number;
  items: {
    sku: string;
    /** Minor units, or the share that is taken off. */
    price?: number;
    rate?: string;
    quota: number;
    per_customer?: number;
    sold: number;
  }[];
}
