import type { Type } from '@nestjs/common';
import { ApiPropertyOptional, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import type { CreateProduct } from '@stoa/contracts';
import { ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { AreInputs } from '../../../kernel/http';
import { inputClass } from '../../../kernel/resource';
import { ProductPictureInput, VariantInput } from './product.inputs';
import { products } from './products.resource';

const FIRST_STATUSES = ['draft', 'active'] as const;

/** The only variant of a simple product; omitted fields get their defaults. */
class OnlyVariantInput extends PartialType(
  OmitType(VariantInput, ['id', 'option_value_ids', 'media_id'] as const),
) {}

/** Body to create a product in one request: its declared fields, its variant, pictures and status. */
export function createProductInput(audience: 'admin' | 'vendor'): Type<CreateProduct> {
  class CreateProductInput extends IntersectionType(
    inputClass(products, audience, 'create'),
    OnlyVariantInput,
  ) {
    @ApiPropertyOptional({ type: [ProductPictureInput] })
    @IsOptional()
    @ArrayUnique((one: ProductPictureInput) => one.media_id)
    @AreInputs(() => ProductPictureInput, 30)
    media?: ProductPictureInput[];

    @ApiPropertyOptional({ enum: FIRST_STATUSES, default: 'draft' })
    @IsOptional()
    @IsIn([...FIRST_STATUSES])
    status?: (typeof FIRST_STATUSES)[number];
  }
  return CreateProductInput as unknown as Type<CreateProduct>;
}
