import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { FUNDERS, type Funder, type SimulateSale } from '@stoa/contracts';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsUndefinable, IsUndefinableId, IsUndefinableText } from '../../../kernel/http';
import { MAX_PIECES } from '../../shopping';

const MAX = 1_000_000_000_000;

/** An amount in minor units of the sale's currency; may be omitted. */
function IsUndefinableAmount(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX }),
    IsUndefinable(),
    IsInt(),
    Min(0),
    Max(MAX),
  );
}

/** Body of an operator's `simulateSale`. */
export class SimulateSaleInput implements SimulateSale {
  @IsUndefinableId()
  variant_id?: number;

  @IsUndefinableId()
  category_id?: number;

  @IsUndefinableId()
  vendor_id?: number;

  @IsUndefinableAmount()
  unit_price?: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PIECES })
  @IsInt()
  @Min(1)
  @Max(MAX_PIECES)
  quantity!: number;

  @ApiPropertyOptional({ example: 'USD' })
  @IsUndefinable()
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency' })
  currency?: string;

  @IsUndefinableAmount()
  discount?: number;

  @ApiPropertyOptional({ enum: FUNDERS })
  @IsOptional()
  @IsIn(FUNDERS)
  discount_funded_by?: Funder;

  @IsUndefinableAmount()
  shipping?: number;

  @IsUndefinableAmount()
  shipping_discount?: number;

  @IsUndefinableId()
  country_id?: number;

  @IsUndefinableId()
  state_id?: number;

  @IsUndefinableText(48)
  payment_method?: string;
}

/** Body of a vendor's `simulateSale`: always of its own sales. */
export class SimulateOwnSaleInput extends OmitType(SimulateSaleInput, ['vendor_id']) {}
