import type { AddWishlistItem, DeleteWishlistItem } from '@stoa/contracts';
import { IsId, IsOptionalId } from '../../../kernel/http';

/** Body of `addWishlistItem`. */
export class AddWishlistItemInput implements AddWishlistItem {
  @IsId()
  product_id!: number;

  @IsOptionalId()
  variant_id?: number | null;
}

/** Body of `deleteWishlistItem`. */
export class DeleteWishlistItemInput implements DeleteWishlistItem {
  @IsId()
  product_id!: number;
}
