import { ApiProperty } from '@nestjs/swagger';
import type { AddCartItem, ChangeCartItemQuantity } from '@stoa/contracts';
import { IsInt, Max, Min } from 'class-validator';
import { IsId } from '../../kernel/http';
import { MOST_PIECES } from './line-rules';

/** Body of `addCartItem`. */
export class AddCartItemInput implements AddCartItem {
  @IsId()
  variant_id!: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_PIECES })
  @IsInt()
  @Min(1)
  @Max(MOST_PIECES)
  quantity!: number;
}

/** Body of `changeCartItemQuantity`; 0 takes the line out. */
export class ChangeCartItemQuantityInput implements ChangeCartItemQuantity {
  @IsId()
  cart_item_id!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_PIECES })
  @IsInt()
  @Min(0)
  @Max(MOST_PIECES)
  quantity!: number;
}
