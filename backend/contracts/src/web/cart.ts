import type { StoreVacation } from './catalogue';
import type { CartNote } from './saved-cart';
import type { Picture } from './shop';

/** What was chosen on one axis of a product, in words. */
export interface ChosenOption {
  name: string;
  value: string;
  /** The attribute's value; absent in orders from before it was kept. */
  value_id?: number;
}

/** Why a line can't be bought as it stands; shown on the line itself. */
export type LineProblem =
  'sold_out' | 'insufficient_stock' | 'below_minimum' | 'above_maximum' | 'not_sellable' | 'price_changed';

export interface CartLine {
  id: number;
  product_id: number;
  variant_id: number;
  slug: string;
  name: string;
  sku: string;
  /** Chosen options, in words: `Colour: Red`. */
  options: ChosenOption[];
  picture: Picture | null;
  quantity: number;
  min_qty: number;
  /** The most that can be asked for now. */
  max_qty: number;
  unit_price: number;
  /** What it cost when it was put into the cart, when that differs now. */
  previous_unit_price: number | null;
  compare_at: number | null;
  total: number;
  problem: LineProblem | null;
}

/** The lines of one vendor, with that vendor's own subtotal. */
export interface CartGroup {
  vendor: { id: number; name: string; slug: string; vacation: StoreVacation | null };
  lines: CartLine[];
  subtotal: number;
  /** How much more of this vendor's goods makes shipping free; null where no such offer exists. */
  free_shipping: { threshold: number; remaining: number } | null;
  /** What the buyer tells this seller; null where nothing is noted. */
  note: CartNote | null;
}

/** A line whose goods were deleted: it is neither shown among the others nor charged, until the buyer has read of it. */
export interface RemovedCartLine {
  /** Takes the notice away by `removeCartItem`, as if it were still a line. */
  id: number;
  name: string;
  options: ChosenOption[];
  quantity: number;
}

/** `GET web/fetchCartItems`; cart changes answer with it too. */
export interface Cart {
  /** Counts pieces, for the badge. */
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
  /** When left out: one more of what is in the cart, else the fewest that the product is sold in. */
  quantity?: number;
  /** What a piece cost on the page that it is put in from: the cart announces a price that differs. */
  unit_price?: number;
  /** 32 hexadecimal digits of the sender's choice; the same again adds nothing, so a lost answer can be asked for anew. */
  request_key?: string;
}

/** `POST web/changeCartItemQuantity`; 0 removes the line. */
export interface ChangeCartItemQuantity {
  cart_item_id: number;
  quantity: number;
  /** What a piece cost on the cart's page: the cart announces a price that differs. */
  unit_price?: number;
}
