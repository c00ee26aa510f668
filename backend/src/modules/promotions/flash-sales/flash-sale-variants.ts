import { Injectable } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { FlashSaleVariant } from '@stoa/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { likePattern } from '../../../kernel/listing';
import { Offers } from '../../pricing';

const MAX_RESULTS = 20;
const MAX_IDS = 500;

const FIND = `SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id
  WHERE p.status = 'active' AND p.deleted_at IS NULL AND v.deleted_at IS NULL AND (v.sku LIKE ? ESCAPE '!' OR p.name LIKE ? ESCAPE '!') ORDER BY p.name, v.sort, v.id LIMIT ${MAX_RESULTS}`;

/** Query of `flash_sale_variants`. */
export class FlashSaleVariantQuery {
  @ApiPropertyOptional({ description: 'Part of a product’s name or of a SKU' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  @ApiPropertyOptional({ description: 'Ids, separated by commas' })
  @IsOptional()
  @IsString()
  @MaxLength(6000)
  ids?: string;
}

/** Finds variants for the items of a flash sale, with regular price and stock. */
@Injectable()
export class FlashSaleVariants {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
  ) {}

  async find({ q = '', ids }: FlashSaleVariantQuery, { language }: Caller): Promise<FlashSaleVariant[]> {
    const wanted = ids === undefined ? await this.matching(q) : numbers(ids);
    const offers = await this.offers.findByVariants(wanted, language);
    return wanted.flatMap((id) => {
      const offer = offers.get(id);
      if (!offer) return [];
      const { product_id, name, sku, options, available, backorder, vendor_name, min_qty } = offer;
      const price = offer.special?.regular_price ?? offer.price;
      const levels = { price, available, backorder, min_qty };
      return [{ id, product_id, name, sku, options, vendor_name, ...levels }];
    });
  }

  private async matching(q: string): Promise<number[]> {
    const pattern = likePattern(q.trim());
    const rows: { id: number }[] = await this.database.em.query(FIND, [pattern, pattern]);
    return rows.map((row) => row.id);
  }
}

function numbers(ids: string): number[] {
  const wanted = ids.split(',').map(Number);
  return [...new Set(wanted.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_IDS);
}
