import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AcceptCartPrices, RestoreCartItems, SaveCartItem, UpdateCartNotes } from '@stoa/contracts';
import { MAX_CART_NOTE_LENGTH, MAX_GIFT_MESSAGE_LENGTH } from '@stoa/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { AreInputs, IsUndefinable, IsId, IsOptionalText, MAX_ID } from '../../../kernel/http';

/** Sanity limit, above what a buyer removes at once. */
const MAX_LINES = 500;
const MAX_VENDORS = 200;

/** Body of `save_cart_item`. */
export class SaveCartItemInput implements SaveCartItem {
  @IsId()
  cart_item_id!: number;
}

/** Body of `restore_cart_items`. */
export class RestoreCartItemsInput implements RestoreCartItems {
  @ApiProperty({ type: [Number], maxItems: MAX_LINES })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
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
  @AreInputs(() => SeenPrice, MAX_LINES)
  lines!: SeenPrice[];
}

/** A note to one vendor. */
class VendorNote {
  @IsId()
  vendor_id!: number;

  @IsOptionalText(MAX_CART_NOTE_LENGTH)
  note?: string | null;

  @ApiPropertyOptional()
  @IsUndefinable()
  @IsBoolean()
  is_gift?: boolean;

  @IsOptionalText(MAX_GIFT_MESSAGE_LENGTH)
  gift_message?: string | null;
}

/** Body of `update_cart_notes`. */
export class UpdateCartNotesInput implements UpdateCartNotes {
  @ApiProperty({ type: [VendorNote] })
  @AreInputs(() => VendorNote, MAX_VENDORS)
  notes!: VendorNote[];
}
