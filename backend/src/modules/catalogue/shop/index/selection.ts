import type { Reach } from '../delivery-reach';

/** What a shopper narrows the shop by; ids, and prices in minor units of the default currency. */
export interface Selection {
  categories: number[];
  brands: number[];
  vendors: number[];
  /** Attribute id → chosen values of it. */
  attributes: ReadonlyMap<number, readonly number[]>;
  price_min: number | null;
  price_max: number | null;
  /** Whole stars, at least. */
  rating: number | null;
  in_stock: boolean;
  on_sale: boolean;
  /** Who delivers where the goods are to go; null for anywhere. */
  reach: Reach | null;
  /** Product ids that a search found, the best first; null without a search. */
  found: readonly number[] | null;
}

/** Narrows by nothing. */
export const EVERYTHING: Selection = {
  categories: [],
  brands: [],
  vendors: [],
  attributes: new Map(),
  price_min: null,
  price_max: null,
  rating: null,
  in_stock: false,
  on_sale: false,
  reach: null,
  found: null,
};

/** How many products each choice would leave, its own facet's other choices aside; by id. */
export interface FacetCounts {
  categories: ReadonlyMap<number, number>;
  brands: ReadonlyMap<number, number>;
  vendors: ReadonlyMap<number, number>;
  values: ReadonlyMap<number, number>;
  /** Products with at least so many stars: index 1 to 4. */
  ratings: readonly number[];
  in_stock: number;
  on_sale: number;
}
