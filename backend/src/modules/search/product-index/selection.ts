import type { Reach } from '../pages/delivery-reach';
import type { Searched } from './searched';

/** Filters of a product listing; ids, and prices in minor units of the default currency. */
export interface Selection {
  categories: number[];
  brands: number[];
  vendors: number[];
  /** Attribute id → selected values. */
  attributes: ReadonlyMap<number, readonly number[]>;
  price_min: number | null;
  price_max: number | null;
  /** Minimum rating in whole stars. */
  rating: number | null;
  in_stock: boolean;
  on_sale: boolean;
  /** Vendors who deliver to the destination; null for anywhere. */
  reach: Reach | null;
  /** What a search found; null without a search. */
  searched: Searched | null;
}

/** No filters. */
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
  searched: null,
};

/** Products per choice by id, ignoring other choices of the same facet. */
export interface FacetCounts {
  categories: ReadonlyMap<number, number>;
  brands: ReadonlyMap<number, number>;
  vendors: ReadonlyMap<number, number>;
  values: ReadonlyMap<number, number>;
  /** Products with at least as many stars: index 1 to 4. */
  ratings: readonly number[];
  in_stock: number;
  on_sale: number;
}
