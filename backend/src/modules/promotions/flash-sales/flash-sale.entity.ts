import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { IsId } from '../../../kernel/http';
import { IsRateWithin, Json, Media, Moment, Status, Text, Version } from '../../../kernel/resource';

const MAX_MONEY = 1_000_000_000_000;
const MAX_PIECES = 100_000_000;
const NUMBER = { type: 'integer', nullable: true } as const;

/** One variant of a flash sale: a price or a reduction rate, with total quota and limit per customer. */
@ApiSchema({ name: 'FlashSaleOffer' })
export class FlashSaleItem {
  @IsId()
  variant_id!: number;

  /** Minor units of the shop's default currency. */
  @ApiPropertyOptional(NUMBER)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_MONEY)
  price?: number | null;

  /** Share deducted from the regular price: `0.25` is a quarter. */
  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @IsRateWithin(0.001, 0.999)
  rate?: string | null;

  /** Units at this price; null for no limit but the stock. */
  @ApiPropertyOptional(NUMBER)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_PIECES)
  quota?: number | null;

  @ApiPropertyOptional(NUMBER)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_PIECES)
  per_customer?: number | null;
}

/** Items at special prices within a time window; its state is computed from the clock, never stored. */
@Entity('flash_sales')
@Index(['ends_at'])
export class FlashSale extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  title!: string;

  @Media()
  banner_id!: number | null;

  @Moment({ required: true })
  starts_at!: Date;

  @Moment({ required: true })
  ends_at!: Date;

  @Json(() => FlashSaleItem, { many: true, required: true })
  items!: FlashSaleItem[];

  @Status()
  status!: string;

  @Version()
  version!: number;
}
