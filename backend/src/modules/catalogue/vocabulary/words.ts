import type {
  AttributeType,
  ChosenOption,
  PageSeo,
  Picture,
  StoreStatus,
  StoreVacation,
} from '@stoa/contracts';
import { normaliseSlug } from '../../../kernel/spelling';

/** A category as shoppers read it. */
export interface CategoryWord {
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
  /** Ids from the root to itself. */
  trail: number[];
  /** Active, and so is everything above it. */
  active: boolean;
}

/** A brand as shoppers read it. */
export interface BrandWord {
  id: number;
  slug: string;
  name: string;
  description: string;
  seo: PageSeo;
  logo: Picture | null;
  is_featured: boolean;
  active: boolean;
}

/** A vendor as shoppers read it, and whether it may sell now. */
export interface VendorWord {
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
  trades: boolean;
  /** Approved: of others nothing is shown at all. */
  is_approved: boolean;
}

/** An attribute as shoppers read it. */
export interface AttributeWord {
  id: number;
  code: string;
  name: string;
  type: AttributeType;
  is_filterable: boolean;
  is_comparable: boolean;
}

/** One value of an attribute as shoppers read it. */
export interface ValueWord {
  id: number;
  attribute_id: number;
  code: string;
  label: string;
  /** A colour, or the address of a small picture. */
  swatch: string | null;
}

/** Everything that cards, facets and menus name, in one language; lists are in the order they are shown. */
export class Words {
  private traders: string | undefined;
  private valuesByCode: Map<string, ValueWord> | undefined;
  private places: Map<number, number> | undefined;

  constructor(
    readonly categories: ReadonlyMap<number, CategoryWord>,
    readonly brands: ReadonlyMap<number, BrandWord>,
    readonly vendors: ReadonlyMap<number, VendorWord>,
    readonly attributes: ReadonlyMap<number, AttributeWord>,
    readonly values: ReadonlyMap<number, ValueWord>,
    private readonly slugs: Readonly<
      Record<'categories' | 'brands' | 'vendors', ReadonlyMap<string, number>>
    >,
    /** Whether shoppers see who sells. */
    readonly namesVendors: boolean,
  ) {}

  /** Equal for words of the same traders: the ids of the vendors that may sell now, and whether they are named. */
  get tradersKey(): string {
    const ids = () => [...this.vendors.values()].flatMap((one) => (one.trades ? one.id : []));
    this.traders ??= `${this.namesVendors ? 'named' : ''}:${ids().join(',')}`;
    return this.traders;
  }

  /** The id behind an id or a present or former slug; null when there is none. */
  idOf(kind: 'categories' | 'brands' | 'vendors', text: string): number | null {
    const id = /^\d{1,10}$/.test(text) ? Number(text) : this.slugs[kind].get(normaliseSlug(text));
    return id !== undefined && this[kind].has(id) ? id : null;
  }

  /** The attribute's value with this code. */
  valueOf(attributeId: number, code: string): ValueWord | undefined {
    this.valuesByCode ??= new Map(
      [...this.values.values()].map((one) => [`${one.attribute_id}.${one.code}`, one]),
    );
    return this.valuesByCode.get(`${attributeId}.${code}`);
  }

  /** The named values in the order they are shown. */
  inOrder(ids: readonly number[]): ValueWord[] {
    this.places ??= new Map([...this.values.keys()].map((id, place) => [id, place]));
    const place = (id: number): number => this.places?.get(id) ?? 0;
    return [...ids].sort((a, b) => place(a) - place(b)).flatMap((id) => this.values.get(id) ?? []);
  }

  /** Children of a category, or the roots; only active ones. */
  childrenOf(parent: number | null): CategoryWord[] {
    return [...this.categories.values()].filter((one) => one.parent_id === parent && one.active);
  }

  /** The way from the root to a category. */
  trailOf(id: number | null): { name: string; slug: string }[] {
    const trail = (id !== null && this.categories.get(id)?.trail) || [];
    return trail.flatMap((one) => {
      const category = this.categories.get(one);
      return category ? [{ name: category.name, slug: category.slug }] : [];
    });
  }

  /** The options that a variant's `option_key` stands for, in words. */
  options(optionKey: string): ChosenOption[] {
    return optionKey
      .split('.')
      .filter(Boolean)
      .flatMap((id) => this.option(Number(id)) ?? []);
  }

  /** One option of variants in words; undefined when the value or its attribute is gone. */
  option(value_id: number): ChosenOption | undefined {
    const value = this.values.get(value_id);
    const attribute = value && this.attributes.get(value.attribute_id);
    return value && attribute && { name: attribute.name, value: value.label, value_id };
  }
}
