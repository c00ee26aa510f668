import { ApiProperty } from '@nestjs/swagger';
import type { AddCartItem, ChangeCartItemQuantity } from '@stoa/contracts';
import { IsInt, Max, Min } from 'class-validator';
import { MOST_PIECES } from './line-rules';

const MAX_ID = 2_147_483_647;

/** Body of `addCartItem`. */
export class AddCartItemInput implements AddCartItem {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  variant_id!: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_PIECES })
  @IsInt()
  @Min(1)
  @Max(MOST_PIECES)
  quantity!: number;
}

/** Body of `changeCartItemQuantity`; 0 takes the line out. */
export class ChangeCartItemQuantityInput implements ChangeCartItemQuantity {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  cart_item_id!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_PIECES })
  @IsInt()
  @Min(0)
  @Max(MOST_PIECES)
  quantity!: number;
}
