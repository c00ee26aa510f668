import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { IsId } from '../../../kernel/http';
import { IsRateWithin, Json, Media, Moment, Status, Text } from '../../../kernel/resource';

const MOST_MONEY = 1_000_000_000_000;
const MOST_PIECES = 100_000_000;
const NUMBER = { type: 'integer', nullable: true } as const;

/** One variant of a flash sale: an amount or a share off, for so many pieces in all and to each customer. */
export class FlashSaleItem {
  @IsId()
  variant_id!: number;

  /** Minor units of the shop's default currency. */
  @ApiPropertyOptional(NUMBER)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_MONEY)
  price?: number | null;

  /** The share that is taken off the regular price: `0.25` is a quarter. */
  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @IsRateWithin(0.001, 0.999)
  rate?: string | null;

  /** Pieces at this price; without one only the stock bounds them. */
  @ApiPropertyOptional(NUMBER)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PIECES)
  quota?: number | null;

  @ApiPropertyOptional(NUMBER)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PIECES)
  per_customer?: number | null;
}

/** Goods at special prices within a window of time; whether it is on is asked of the server's clock, never stored. */
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
}
