import type { Type } from '@nestjs/common';
import { ApiPropertyOptional, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import type { CreateProduct } from '@stoa/contracts';
import { ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { AreInputs } from '../../../kernel/http';
import type { ResourceDefinition } from '../../../kernel/resource';
import { inputClass } from '../../../kernel/resource';
import { ProductPictureInput, VariantInput } from './product.inputs';
import { products } from './products.resource';

const FIRST_STATUSES = ['draft', 'active'] as const;

/** The one variant of a simple product; what is left out of it stays at its standard. */
class OnlyVariantInput extends PartialType(
  OmitType(VariantInput, ['id', 'option_value_ids', 'media_id'] as const),
) {}

/** Body of a product's creation in one step: its own fields as they are declared, its variant, pictures and status. */
export function createProductInput(audience: 'admin' | 'vendor'): Type<CreateProduct> {
  class CreateProductInput extends IntersectionType(
    inputClass(products as unknown as ResourceDefinition, audience, 'create'),
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
