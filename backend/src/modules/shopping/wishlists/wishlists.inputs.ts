import { ApiPropertyOptional } from '@nestjs/swagger';
import type { AddWishlistItem, DeleteWishlistItem } from '@stoa/contracts';
import { IsBoolean, IsOptional } from 'class-validator';
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

/** Body of `shareWishlist`. */
export class ShareWishlistInput {
  /** False to stop sharing. */
  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean()
  share?: boolean;
}
