import type {
  AttributeType,
  ChosenOption,
  PageSeo,
  Picture,
  StoreStatus,
  StoreVacation,
} from '@stoa/contracts';
import { normaliseSlug } from '../../../kernel/spelling';

/** A category localised for shoppers. */
export interface CategoryName {
  id: number;
  parent_id: number | null;
  slug: string;
  name: string;
  description: string;
  seo: PageSeo;
  picture: Picture | null;
  icon: string | null;
  is_featured: boolean;
  show_in_menu: boolean;
  /** Ids from the root to the category itself. */
  trail: number[];
  /** Whether it and all its ancestors are active. */
  active: boolean;
}

/** A brand localised for shoppers. */
export interface BrandName {
  id: number;
  slug: string;
  name: string;
  description: string;
  seo: PageSeo;
  logo: Picture | null;
  is_featured: boolean;
  active: boolean;
}

/** A vendor localised for shoppers, and whether it may sell now. */
export interface VendorName {
  id: number;
  slug: string;
  name: string;
  logo: Picture | null;
  cover: Picture | null;
  rating_avg: number;
  rating_count: number;
  product_count: number;
  since: string;
  store_status: StoreStatus;
  vacation: StoreVacation | null;
  is_featured: boolean;
  may_sell: boolean;
  /** Vendors that aren't approved are not public at all. */
  is_approved: boolean;
}

/** An attribute localised for shoppers. */
export interface AttributeName {
  id: number;
  code: string;
  name: string;
  type: AttributeType;
  is_filterable: boolean;
  is_comparable: boolean;
}

/** An attribute value localised for shoppers. */
export interface ValueName {
  id: number;
  attribute_id: number;
  code: string;
  label: string;
  /** A colour, or the URL of a picture. */
  swatch: string | null;
}

/** All reference names of cards, facets and menus in one language; maps are in display order. */
export class LocalizedNames {
  private traders: string | undefined;
  private valuesByCode: Map<string, ValueName> | undefined;
  private places: Map<number, number> | undefined;

  constructor(
    readonly categories: ReadonlyMap<number, CategoryName>,
    readonly brands: ReadonlyMap<number, BrandName>,
    readonly vendors: ReadonlyMap<number, VendorName>,
    readonly attributes: ReadonlyMap<number, AttributeName>,
    readonly values: ReadonlyMap<number, ValueName>,
    private readonly slugs: Readonly<
      Record<'categories' | 'brands' | 'vendors', ReadonlyMap<string, number>>
    >,
    /** Whether the storefront shows vendors. */
    readonly namesVendors: boolean,
  ) {}

  /** Cache key of the vendors that may sell now, and of whether vendors are shown. */
  get tradersKey(): string {
    const ids = () => [...this.vendors.values()].flatMap((one) => (one.may_sell ? one.id : []));
    this.traders ??= `${this.namesVendors ? 'named' : ''}:${ids().join(',')}`;
    return this.traders;
  }

  /** Resolves an id, or a current or former slug, to an id; null when unknown or hidden from shoppers. */
  idOf(kind: 'categories' | 'brands' | 'vendors', text: string): number | null {
    const id = /^\d{1,10}$/.test(text) ? Number(text) : this.slugs[kind].get(normaliseSlug(text));
    return id !== undefined && this.isPublic(kind, id) ? id : null;
  }

  private isPublic(kind: 'categories' | 'brands' | 'vendors', id: number): boolean {
    if (kind === 'vendors') return this.vendors.get(id)?.is_approved ?? false;
    return this[kind].get(id)?.active ?? false;
  }

  /** An attribute's value by code. */
  valueOf(attributeId: number, code: string): ValueName | undefined {
    this.valuesByCode ??= new Map(
      [...this.values.values()].map((one) => [`${one.attribute_id}.${one.code}`, one]),
    );
    return this.valuesByCode.get(`${attributeId}.${code}`);
  }

  /** The values with these ids, in display order. */
  inOrder(ids: readonly number[]): ValueName[] {
    this.places ??= new Map([...this.values.keys()].map((id, place) => [id, place]));
    const place = (id: number): number => this.places?.get(id) ?? 0;
    return [...ids].sort((a, b) => place(a) - place(b)).flatMap((id) => this.values.get(id) ?? []);
  }

  /** Active children of a category, or active root categories. */
  childrenOf(parent: number | null): CategoryName[] {
    return [...this.categories.values()].filter((one) => one.parent_id === parent && one.active);
  }

  /** Breadcrumbs: the path from the root to a category. */
  trailOf(id: number | null): { name: string; slug: string }[] {
    const trail = (id !== null && this.categories.get(id)?.trail) || [];
    return trail.flatMap((one) => {
      const category = this.categories.get(one);
      return category ? [{ name: category.name, slug: category.slug }] : [];
    });
  }

  /** Localised options of a variant's `option_key`. */
  options(optionKey: string): ChosenOption[] {
    return optionKey
      .split('.')
      .filter(Boolean)
      .flatMap((id) => this.option(Number(id)) ?? []);
  }

  /** A localised option; undefined when the value or its attribute was deleted. */
  option(value_id: number): ChosenOption | undefined {
    const value = this.values.get(value_id);
    const attribute = value && this.attributes.get(value.attribute_id);
    return value && attribute && { name: attribute.name, value: value.label, value_id };
  }
}
