import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddCartItem, ChangeCartItemQuantity } from '@stoa/contracts';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsId, IsRequestKey } from '../../kernel/http';
import { MAX_PIECES } from './line-rules';

/** Unit price on the page from which the cart is changed. */
function IsSeenPrice(): PropertyDecorator {
  const rules = [
    ApiPropertyOptional({
      type: 'integer',
      minimum: 0,
      description:
        'What a piece cost on the page, in the caller’s currency: the cart announces a change of it',
    }),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(Number.MAX_SAFE_INTEGER),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property as string));
}

/** Body of `addCartItem`. */
export class AddCartItemInput implements AddCartItem {
  @IsId()
  variant_id!: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PIECES,
    description:
      'When left out: one more of what is in the cart, else the fewest that the product is sold in',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_PIECES)
  quantity?: number;

  @IsSeenPrice()
  unit_price?: number;

  @IsRequestKey()
  request_key?: string;
}

/** Body of `changeCartItemQuantity`; 0 removes the line. */
export class ChangeCartItemQuantityInput implements ChangeCartItemQuantity {
  @IsId()
  cart_item_id!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_PIECES })
  @IsInt()
  @Min(0)
  @Max(MAX_PIECES)
  quantity!: number;

  @IsSeenPrice()
  unit_price?: number;
}
