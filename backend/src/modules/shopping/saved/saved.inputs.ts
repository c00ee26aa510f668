import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AcceptCartPrices, RestoreCartItems, SaveCartItem, UpdateCartNotes } from '@stoa/contracts';
import { LONGEST_CART_NOTE, LONGEST_GIFT_MESSAGE } from '@stoa/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { AreInputs, IsUndefinable, IsId, IsOptionalText, MAX_ID } from '../../../kernel/http';

/** Sanity limit, above what a buyer removes at once. */
const MOST_LINES = 500;
const MOST_VENDORS = 200;

/** Body of `save_cart_item`. */
export class SaveCartItemInput implements SaveCartItem {
  @IsId()
  cart_item_id!: number;
}

/** Body of `restore_cart_items`. */
export class RestoreCartItemsInput implements RestoreCartItems {
  @ApiProperty({ type: [Number], maxItems: MOST_LINES })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ID, { each: true })
  saved_item_ids!: number[];
}

/** The price of a line that the buyer has seen. */
class SeenPrice {
  @IsId()
  cart_item_id!: number;

  @ApiProperty({ type: 'integer', description: 'Minor units of the caller’s currency' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  unit_price!: number;
}

/** Body of `accept_cart_prices`. */
export class AcceptCartPricesInput implements AcceptCartPrices {
  @ApiProperty({ type: [SeenPrice] })
  @AreInputs(() => SeenPrice, MOST_LINES)
  lines!: SeenPrice[];
}

/** A note to one vendor. */
class VendorNote {
  @IsId()
  vendor_id!: number;

  @IsOptionalText(LONGEST_CART_NOTE)
  note?: string | null;

  @ApiPropertyOptional()
  @IsUndefinable()
  @IsBoolean()
  is_gift?: boolean;

  @IsOptionalText(LONGEST_GIFT_MESSAGE)
  gift_message?: string | null;
}

/** Body of `update_cart_notes`. */
export class UpdateCartNotesInput implements UpdateCartNotes {
  @ApiProperty({ type: [VendorNote] })
  @AreInputs(() => VendorNote, MOST_VENDORS)
  notes!: VendorNote[];
}
