import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SaveProductAttributes, SaveProductMedia, TierPrice } from '@stoa/contracts';
import { MAX_DIMENSION, MAX_STOCK, MAX_TIER_PRICES, MAX_WEIGHT } from '@stoa/contracts';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { AreInputs, IsFilled, IsId, IsOptionalId, IsOptionalText, MAX_ID } from '../../../kernel/http';

const MAX_MONEY = 1_000_000_000_000;

const AreIds = (): PropertyDecorator => (target, name) => {
  const each = { each: true } as const;
  for (const rule of [
    IsArray(),
    ArrayMaxSize(200),
    ArrayUnique(),
    IsInt(each),
    Min(1, each),
    Max(MAX_ID, each),
  ])
    rule(target, name);
};

const IsAmount = (): PropertyDecorator => (target, name) => {
  for (const rule of [IsInt(), Min(0), Max(MAX_MONEY)]) rule(target, name);
};

const IsMeasure = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, description: 'Millimetres' }),
    IsOptional(),
    IsInt(),
    Min(1),
    Max(MAX_DIMENSION),
  );

/** An axis with its values. */
export class AxisInput {
  @IsId()
  attribute_id!: number;

  @ApiProperty({ type: [Number] })
  @AreIds()
  value_ids!: number[];
}

/** A tier price: the unit price from `min_quantity` on. */
export class TierPriceInput implements TierPrice {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(2)
  @Max(MAX_STOCK)
  min_quantity!: number;

  @ApiProperty({ type: 'integer', description: 'Minor units' })
  @IsInt()
  @Min(1)
  @Max(MAX_MONEY)
  price!: number;
}

/** A variant to save; new without an id. */
export class VariantInput {
  @IsOptionalId()
  id?: number;

  @IsFilled(64)
  sku!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @Matches(/^\d{8}$|^\d{12,14}$/, { message: 'must be a GTIN of 8 or 12 to 14 digits' })
  gtin?: string | null;

  @ApiProperty({ type: [Number] })
  @AreIds()
  option_value_ids!: number[];

  @ApiProperty({ description: 'Minor units' })
  @IsAmount()
  price!: number;

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsAmount()
  compare_at?: number | null;

  @ApiPropertyOptional({ type: [TierPriceInput], nullable: true })
  @IsOptional()
  @AreInputs(() => TierPriceInput, MAX_TIER_PRICES)
  tier_prices?: TierPriceInput[] | null;

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsAmount()
  cost?: number | null;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Grams' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_WEIGHT)
  weight?: number | null;

  @IsMeasure()
  length?: number | null;

  @IsMeasure()
  width?: number | null;

  @IsMeasure()
  height?: number | null;

  @IsOptionalId()
  media_id?: number | null;

  @ApiPropertyOptional({ enum: ['deny', 'allow'] })
  @IsOptional()
  @IsIn(['deny', 'allow'])
  backorder?: 'deny' | 'allow';

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Pieces at which it runs low' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_STOCK)
  reorder_point?: number | null;

  @ApiPropertyOptional({ description: 'Pieces on hand to begin with; new variants only' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_STOCK)
  opening_stock?: number;
}

/** A specification of the product. */
export class SpecificationInput {
  @IsId()
  attribute_id!: number;

  @ApiPropertyOptional({ type: [Number] })
  @IsOptional()
  @AreIds()
  value_ids?: number[];

  @IsOptionalText(500)
  text?: string | null;
}

/** Body of the product editor's second step. */
export class ProductAttributesInput implements SaveProductAttributes {
  @IsId()
  version!: number;

  @ApiProperty({ type: [AxisInput] })
  @AreInputs(() => AxisInput, 5)
  axes!: AxisInput[];

  @ApiProperty({ type: [VariantInput] })
  @AreInputs(() => VariantInput, 1000)
  variants!: VariantInput[];

  @ApiProperty({ type: [SpecificationInput] })
  @AreInputs(() => SpecificationInput, 100)
  attributes!: SpecificationInput[];
}

/** A picture in the gallery. */
export class ProductPictureInput {
  @IsId()
  media_id!: number;

  @IsOptionalText(250)
  alt?: string;
}

/** Body of the product editor's third step. */
export class ProductMediaInput implements SaveProductMedia {
  @IsId()
  version!: number;

  @ApiProperty({ type: [ProductPictureInput] })
  @ArrayUnique((one: ProductPictureInput) => one.media_id)
  @AreInputs(() => ProductPictureInput, 30)
  media!: ProductPictureInput[];
}
