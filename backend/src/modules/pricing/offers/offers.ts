import { Injectable } from '@nestjs/common';
import type { StoreStatus, VendorStatus } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { asDate, asSqlMoment, Database, placeholders } from '../../../kernel/database';
import { Languages, overlay, Translator } from '../../../kernel/i18n';
import { type TradingFacts, vacationOf } from '../../vendors';
import { Vendors } from '../../vendors';
import type { SpecialRow } from '../special-prices/special-terms';
import { LIVE_SPECIAL, priceNow, SPECIAL_COLUMNS } from '../special-prices/special-terms';
import { availableOf } from '../../catalogue';
import { readTiers } from '../tier-prices';
import { ReferenceNames } from '../../catalogue';
import type { Offer } from './offer';

interface Row extends SpecialRow {
  variant_id: number;
  product_id: number;
  vendor_id: number;
  sku: string;
  tier_prices: string | null;
  option_key: string;
  weight: number | null;
  on_hand: number;
  reserved: number;
  backorder: 'deny' | 'allow';
  name: string;
  slug: string;
  status: string;
  available_at: Date | string | null;
  min_qty: number;
  max_qty: number;
  tax_class_id: number | null;
  brand_id: number | null;
  return_days: number;
  media_id: number | null;
  category_ids: string | null;
  is_deleted: number | string;
  vendor_slug: string;
  store_name: string;
  vendor_status: VendorStatus;
  store_status: StoreStatus;
  vacation_starts_at: Date | string | null;
  vacation_ends_at: Date | string | null;
}

const COLUMNS = `v.id AS variant_id, v.product_id, v.sku, v.option_key, v.price, v.compare_at, v.tier_prices, v.weight, ${SPECIAL_COLUMNS},
  v.on_hand, v.reserved, v.backorder, p.vendor_id, p.name, p.slug, p.status, p.available_at, p.max_qty,
  p.tax_class_id, p.brand_id, p.return_days,
  (v.deleted_at IS NOT NULL OR p.deleted_at IS NOT NULL) AS is_deleted, s.slug AS vendor_slug, s.store_name, s.status AS vendor_status, s.store_status,
  s.vacation_starts_at, s.vacation_ends_at,
  COALESCE(v.media_id, (SELECT m.media_id FROM product_media m WHERE m.product_id = p.id ORDER BY m.sort LIMIT 1)) AS media_id,
  (SELECT GROUP_CONCAT(c.category_id) FROM product_categories c WHERE c.product_id = p.id) AS category_ids`;

const SQL = `SELECT ${COLUMNS}
  FROM variants v JOIN products p ON p.id = v.product_id JOIN vendors s ON s.id = p.vendor_id
  LEFT JOIN ${LIVE_SPECIAL} WHERE v.id IN`;

/** Rows of another table, such as lines of a cart, that refer to variants. */
export interface OfferedRows {
  /** Columns of `sql` to read besides the offer's. */
  columns: readonly string[];
  /** A SELECT with these columns and `variant_id`, which may be null. */
  sql: string;
  values: readonly (string | number)[];
}

/** Reads current texts, prices and stock of variants; the only source for carts and checkout. */
@Injectable()
export class Offers {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly languages: Languages,
    private readonly referenceNames: ReferenceNames,
    private readonly vendors: Vendors,
    private readonly clock: Clock,
  ) {}

  /** Offers by variant id, by one SQL statement (two in another language); unknown variants are left out. */
  async findByVariants(variantIds: readonly number[], language: string): Promise<Map<number, Offer>> {
    const ids = [...new Set(variantIds)];
    if (ids.length === 0) return new Map();
    const now = this.clock.now();
    const moment = asSqlMoment(now);
    const marks = placeholders(ids);
    const rows: Row[] = await this.database.em.query(`${SQL} (${marks})`, [moment, moment, ...ids]);
    return this.offersOf(rows, language, now);
  }

  /** Other rows with the offers of their variants by variant id, by the same statement. */
  async findWith<T extends object>(
    { columns, sql, values }: OfferedRows,
    language: string,
  ): Promise<{ rows: (T & { variant_id: number | null })[]; offers: Map<number, Offer> }> {
    const now = this.clock.now();
    const moment = asSqlMoment(now);
    const rows: (T & Row)[] = await this.database.em.query(
      `SELECT ${columns.map((column) => `r.${column}`).join(', ')}, ${COLUMNS} FROM (${sql}) r
        LEFT JOIN variants v ON v.id = r.variant_id LEFT JOIN products p ON p.id = v.product_id
        LEFT JOIN vendors s ON s.id = p.vendor_id LEFT JOIN ${LIVE_SPECIAL}`,
      [...values, moment, moment],
    );
    const offered = rows.filter(({ variant_id }) => variant_id !== null);
    return { rows, offers: await this.offersOf(offered, language, now) };
  }

  private async offersOf(rows: readonly Row[], language: string, now: Date): Promise<Map<number, Offer>> {
    if (rows.length === 0) return new Map();
    const names = await this.referenceNames.in(language);
    const chain = this.languages.chain(language);
    const texts = await this.translator.findByRecords(
      'products',
      [...new Set(rows.map((row) => row.product_id))],
      chain,
    );
    const maySell = await this.vendors.judge();
    return new Map(
      rows.map((row) => {
        const { name } = overlay({ name: row.name }, texts.get(row.product_id), chain);
        const available = row.available_at === null || asDate(row.available_at) <= now;
        const offer: Offer = {
          ...numbers(row),
          name,
          vendor_name: names.vendors.get(row.vendor_id)?.name ?? row.store_name,
          vendor_slug: row.vendor_slug,
          vacation: vacationOf(tradingFacts(row), now),
          options: names.options(row.option_key),
          is_deleted: Boolean(Number(row.is_deleted)),
          sellable:
            !Number(row.is_deleted) && row.status === 'active' && available && maySell(tradingFacts(row)),
        };
        return [row.variant_id, offer];
      }),
    );
  }
}

function tradingFacts(row: Row): TradingFacts {
  const moment = (value: Date | string | null): Date | null => (value === null ? null : asDate(value));
  const { vendor_id: id, vendor_status: status, store_status } = row;
  const vacation_starts_at = moment(row.vacation_starts_at);
  return { id, status, store_status, vacation_starts_at, vacation_ends_at: moment(row.vacation_ends_at) };
}

function numbers(
  row: Row,
): Omit<Offer, 'vendor_name' | 'vendor_slug' | 'vacation' | 'options' | 'is_deleted' | 'sellable'> {
  const {
    variant_id,
    product_id,
    vendor_id,
    slug,
    name,
    sku,
    media_id,
    weight,
    min_qty,
    max_qty,
    tax_class_id,
    brand_id,
    return_days,
    backorder,
  } = row;
  return {
    variant_id,
    product_id,
    vendor_id,
    slug,
    name,
    sku,
    media_id,
    weight,
    min_qty,
    max_qty,
    tax_class_id,
    brand_id,
    return_days,
    backorder,
    ...priceNow(row),
    tier_prices: readTiers(row.tier_prices),
    category_ids: (row.category_ids ?? '').split(',').filter(Boolean).map(Number),
    available: availableOf(row),
  };
}
