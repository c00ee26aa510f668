import type { Cart, CartEstimate, CartLine, CartNote, LineProblem, StoreVacation } from '@stoa/contracts';
import { toImage, type ImageView } from '~/ui/picture';

/** View model of a cart line; amounts stay numbers, since they change with the quantity. */
export interface CartLineView {
  id: number;
  name: string;
  href: string;
  options: string;
  image: ImageView | null;
  quantity: number;
  min: number;
  max: number;
  unitPrice: number;
  previousPrice: number | null;
  compareAt: number | null;
  /** `away`: not sold during the vacation of its store. */
  problem: LineProblem | 'away' | null;
}

export interface CartGroupView {
  vendor: { id: number; name: string; href: string; vacation: StoreVacation | null };
  lines: CartLineView[];
  /**
   * Subtotal from which shipping to the visitor's place is free; null without such an offer, or if the place
   * is unknown.
   */
  freeFrom: number | null;
  note: CartNote | null;
}

export interface CartView {
  count: number;
  currency: string;
  groups: CartGroupView[];
  hasProblems: boolean;
  /** Lines whose products are no longer sold, until the buyer dismisses the notice. */
  removed: { id: number; name: string }[];
}

/** A variant's options as shown below the product's name. */
export const optionsText = (options: CartLine['options']): string =>
  options.map(({ name, value }) => `${name}: ${value}`).join(' · ');

const toLine = (line: CartLine, isAway: boolean): CartLineView => ({
  id: line.id,
  name: line.name,
  href: `/product/${line.slug}?variant=${line.variant_id}`,
  options: optionsText(line.options),
  image: line.picture && toImage(line.picture, 320),
  quantity: line.quantity,
  min: line.min_qty,
  max: line.max_qty,
  unitPrice: line.unit_price,
  previousPrice: line.previous_unit_price,
  compareAt: line.compare_at,
  problem: isAway && line.problem === 'not_sellable' ? 'away' : line.problem,
});

/** Reduces the API's cart to the cart page's view model; free shipping is for the estimate's place only. */
export function toCart(cart: Cart, estimated: CartEstimate['groups']): CartView {
  const offerOf = (id: number) => estimated.find(({ vendor_id }) => vendor_id === id)?.free_shipping ?? null;
  return {
    count: cart.count,
    currency: cart.currency,
    hasProblems: cart.has_problems,
    removed: cart.removed.map(({ id, name }) => ({ id, name })),
    groups: cart.groups.map(({ vendor, lines, note }) => ({
      vendor: {
        id: vendor.id,
        name: vendor.name,
        vacation: vendor.vacation,
        href: `/store/${vendor.slug}`,
      },
      lines: lines.map((line) => toLine(line, vendor.vacation !== null)),
      freeFrom: offerOf(vendor.id)?.threshold ?? null,
      note,
    })),
  };
}
