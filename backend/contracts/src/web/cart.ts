import type { StoreVacation } from './catalogue';
import type { Picture } from './picture';

/** The chosen value of one option, as text. */
export interface ChosenOption {
  name: string;
  value: string;
  /** Id of the attribute value; absent in orders older than this property. */
  value_id?: number;
}

/** A buyer's note to one vendor about the order; plain text. */
export interface CartNote {
  note: string | null;
  is_gift: boolean;
  /** Printed for the parcel; null unless it is a gift. */
  gift_message: string | null;
}

/** Why a line can't be bought as it is; shown on the line. */
export type LineProblem =
  'sold_out' | 'insufficient_stock' | 'below_minimum' | 'above_maximum' | 'not_sellable' | 'price_changed';

export interface CartLine {
  id: number;
  product_id: number;
  variant_id: number;
  slug: string;
  name: string;
  sku: string;
  /** Chosen options as text: `Colour: Red`. */
  options: ChosenOption[];
  picture: Picture | null;
  quantity: number;
  min_qty: number;
  /** The maximum quantity that can be ordered now. */
  max_qty: number;
  unit_price: number;
  /** The unit price when it was added to the cart, if it has changed since. */
  previous_unit_price: number | null;
  compare_at: number | null;
  total: number;
  problem: LineProblem | null;
}

/** The lines of one vendor, with that vendor's subtotal. */
export interface CartGroup {
  vendor: { id: number; name: string; slug: string; vacation: StoreVacation | null };
  lines: CartLine[];
  subtotal: number;
  /** Threshold of free shipping and the amount missing for it; null without such an offer. */
  free_shipping: { threshold: number; remaining: number } | null;
  /** The buyer's note to this vendor; null without one. */
  note: CartNote | null;
}

/** A line whose product was deleted: shown apart and not charged, until the buyer dismisses the notice. */
export interface RemovedCartLine {
  /** Dismisses the notice by `removeCartItem`, like a line. */
  id: number;
  name: string;
  options: ChosenOption[];
  quantity: number;
}

/** `GET web/fetchCartItems`; changes of the cart respond with it too. */
export interface Cart {
  /** Number of units, for the badge. */
  count: number;
  currency: string;
  groups: CartGroup[];
  subtotal: number;
  has_problems: boolean;
  removed: RemovedCartLine[];
}

/** `POST web/addCartItem`. */
export interface AddCartItem {
  variant_id: number;
  /** Default: one more unit if already in the cart, otherwise the minimum order quantity. */
  quantity?: number;
  /** Unit price on the page that it is added from: the cart reports a changed price. */
  unit_price?: number;
  /** 32 hexadecimal digits chosen by the client; a repeated request adds nothing, so it is safe to retry. */
  request_key?: string;
}

/** `POST web/changeCartItemQuantity`; 0 removes the line. */
export interface ChangeCartItemQuantity {
  cart_item_id: number;
  quantity: number;
  /** Unit price on the cart page: the cart reports a changed price. */
  unit_price?: number;
}
