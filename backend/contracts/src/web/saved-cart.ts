import type { CartLine, ChosenOption } from './cart';

/** The most lines that are kept for later beside one cart. */
export const MOST_SAVED_LINES = 100;

/** The longest note to a seller, and the longest message that goes with a gift. */
export const LONGEST_CART_NOTE = 500;
export const LONGEST_GIFT_MESSAGE = 300;

/** What a buyer tells one seller about the goods of the cart; plain text. */
export interface CartNote {
  note: string | null;
  is_gift: boolean;
  /** Goes into the parcel; null unless it is a gift. */
  gift_message: string | null;
}

/** `POST web/update_cart_notes`: replaces what was noted for these sellers; others keep theirs. */
export interface UpdateCartNotes {
  notes: { vendor_id: number; note?: string | null; is_gift?: boolean; gift_message?: string | null }[];
}

/** A line kept for later: at today's price, beside what it cost when it was put into the cart. */
export interface SavedLine extends Omit<CartLine, 'min_qty' | 'sku'> {
  vendor_name: string;
  /** Whether its goods were deleted, so that it can't come back. */
  is_deleted: boolean;
}

/** Lines that one request took out of the cart a little while ago, and that can come back as they were. */
export interface CartRemoval {
  /** For `restore_cart_items`. */
  ids: number[];
  lines: { name: string; options: ChosenOption[]; quantity: number }[];
}

/** `GET web/saved_cart_items`: what left the cart and can come back; nothing of it is counted or charged. */
export interface SavedCartItems {
  currency: string;
  saved: SavedLine[];
  /** The newest first. */
  removals: CartRemoval[];
}

/** `POST web/save_cart_item`: keeps a line of the cart for later; answers the cart. */
export interface SaveCartItem {
  cart_item_id: number;
}

/** `POST web/restore_cart_items`: brings kept or just removed lines back; answers the cart. */
export interface RestoreCartItems {
  saved_item_ids: number[];
}

/** `POST web/accept_cart_prices`: the buyer has seen these prices; a line that costs something else by now stays as it is. */
export interface AcceptCartPrices {
  lines: { cart_item_id: number; unit_price: number }[];
}
