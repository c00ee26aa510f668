import type { CartLine, ChosenOption } from './cart';

/** Maximum number of saved-for-later lines per cart. */
export const MAX_SAVED_LINES = 100;

/** Maximum length of a note to a vendor, and of a gift message. */
export const MAX_CART_NOTE_LENGTH = 500;
export const MAX_GIFT_MESSAGE_LENGTH = 300;

/** `POST web/update_cart_notes`: replaces the notes for these vendors; others are unchanged. */
export interface UpdateCartNotes {
  notes: { vendor_id: number; note?: string | null; is_gift?: boolean; gift_message?: string | null }[];
}

/** A saved-for-later line: at the current price, with the price at the time of adding to the cart. */
export interface SavedLine extends Omit<CartLine, 'min_qty' | 'sku'> {
  vendor_name: string;
  /** Whether its product was deleted, so that it can't be restored. */
  is_deleted: boolean;
}

/** Lines recently removed from the cart by one request, which can be restored. */
export interface CartRemoval {
  /** For `restore_cart_items`. */
  ids: number[];
  lines: { name: string; options: ChosenOption[]; quantity: number }[];
}

/** `GET web/saved_cart_items`: saved and recently removed lines; not counted or charged. */
export interface SavedCartItems {
  currency: string;
  saved: SavedLine[];
  /** Newest first. */
  removals: CartRemoval[];
}

/** `POST web/save_cart_item`: saves a cart line for later; returns the cart. */
export interface SaveCartItem {
  cart_item_id: number;
}

/** `POST web/restore_cart_items`: restores saved or recently removed lines; returns the cart. */
export interface RestoreCartItems {
  saved_item_ids: number[];
}

/**
 * `POST web/accept_cart_prices`: the buyer accepts these prices; a line whose price has changed again is left
 * as it is.
 */
export interface AcceptCartPrices {
  lines: { cart_item_id: number; unit_price: number }[];
}
