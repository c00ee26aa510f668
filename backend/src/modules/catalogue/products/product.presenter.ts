import { Injectable } from '@nestjs/common';
import type {
  ProductAttributeRecord,
  ProductMediaRecord,
  ProductRecord,
  VariantRecord,
} from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database, entityRows, placeholders, unionRows } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, PictureLinks } from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import { LowStock } from '../stock-status';
import { availableOf, scarcestStatus, stockStatus } from '../stock-status';
import { ProductAxis } from './product-axis.entity';
import { ProductMedia } from './product-media.entity';
import { ProductSpecification } from './product-specification.entity';
import { ProductApproval } from './product-approval';
import type { Product } from './product.entity';
import { ProductStore } from './product.store';
import { factsOf, idsOfKey } from './variant-rules';
import { Variant } from './variant.entity';

type Computed =
  | 'vendor_name'
  | 'allowed'
  | 'needs_approval'
  | 'stock_status'
  | 'axes'
  | 'attributes'
  | 'variants'
  | 'media';

const SHOWN = ['product_id', 'sku', 'price', 'on_hand', 'reserved', 'backorder', 'reorder_point'] as const;
type ShownVariant = Pick<Variant, (typeof SHOWN)[number]>;

const VENDOR = ['id', 'store_name'] as const;
type NamedVendor = Pick<Vendor, (typeof VENDOR)[number]>;

const VARIANTS = (among: string): string =>
  `WHERE r.product_id IN (${among}) AND r.deleted_at IS NULL ORDER BY r.id`;

/** Presents products to the consoles: lists with price and stock, and full records for the product editor. */
@Injectable()
export class ProductPresenter implements Presenter<Product> {
  constructor(
    private readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly store: ProductStore,
    private readonly pictures: PictureLinks,
    private readonly low: LowStock,
    private readonly approval: ProductApproval,
    private readonly translator: Translator,
  ) {}

  async rows(rows: Product[], caller: Caller): Promise<object[]> {
    const shown = await this.generic.rows(definitionOf(this), this.store, rows, caller);
    const ids = rows.map((row) => row.id);
    const { em } = this.database;
    if (ids.length === 0) return [];
    const variants = await entityRows<ShownVariant>(em, Variant, VARIANTS(placeholders(ids)), ids, SHOWN);
    const names = await this.vendorNames(rows, caller.language);
    const thumbnails = await this.thumbnails(ids);
    const lowAt = await this.low.getThreshold();
    const moves = await this.approval.moves(caller.actor);
    const variantsById = new Map<number, ShownVariant[]>(ids.map((id) => [id, []]));
    for (const variant of variants) variantsById.get(variant.product_id)?.push(variant);
    return rows.map((row, index) => {
      const own = variantsById.get(row.id) ?? [];
      const prices = own.map((one) => one.price);
      return Object.assign(shown[index] ?? {}, {
        allowed: moves(row),
        vendor_name: names.get(row.vendor_id) ?? '',
        sku: own
          .map(({ sku }) => sku)
          .filter(Boolean)
          .join(', '),
        price: prices.length ? Math.min(...prices) : null,
        price_max: prices.length ? Math.max(...prices) : null,
        available: own.reduce((total, one) => total + availableOf(one), 0),
        stock_status: stockStatus(own, lowAt),
        variant_stock_status: scarcestStatus(own, lowAt),
        variant_count: own.length,
        thumbnail_url: thumbnails.get(row.id) ?? null,
      });
    });
  }

  async one(row: Product, caller: Caller): Promise<object> {
    const shown = await this.generic.one(definitionOf(this), this.store, row, caller);
    const own = { rest: 'WHERE r.product_id = ?', values: [row.id] };
    const { vendors, variants, axes, specifications, media } = await unionRows(this.database.em, {
      vendors: { entity: Vendor, rest: 'WHERE r.id = ?', values: [row.vendor_id], properties: VENDOR },
      variants: { entity: Variant, ...own, rest: `${own.rest} AND r.deleted_at IS NULL` },
      axes: { entity: ProductAxis, ...own },
      specifications: { entity: ProductSpecification, ...own },
      media: { entity: ProductMedia, ...own },
    });
    variants.sort((a, b) => bySort(a, b) || byId(a, b));
    const lowAt = await this.low.getThreshold();
    const parts: Pick<ProductRecord, Computed> = {
      vendor_name: (await this.named(vendors, caller.language)).get(row.vendor_id) ?? '',
      allowed: (await this.approval.moves(caller.actor))(row),
      needs_approval: await this.approval.isRequired(caller.actor, row),
      stock_status: stockStatus(variants, lowAt),
      axes: axesOf(axes.sort(bySort), variants),
      attributes: attributesOf(specifications.sort(byId)),
      variants: variants.map(variantRecord),
      media: await this.media(media.sort(bySort)),
    };
    return { ...shown, ...parts };
  }

  private async vendorNames(rows: readonly Product[], language: string): Promise<Map<number, string>> {
    const ids = [...new Set(rows.map((row) => row.vendor_id))];
    const sql = `SELECT id, store_name FROM vendors WHERE id IN (${placeholders(ids)})`;
    return this.named(await this.database.em.query<NamedVendor[]>(sql, ids), language);
  }

  private async named(vendors: NamedVendor[], language: string): Promise<Map<number, string>> {
    const translated = await this.translator.translate('vendors', vendors, language);
    return new Map(translated.map((row) => [row.id, row.store_name]));
  }

  private async media(rows: readonly ProductMedia[]): Promise<ProductMediaRecord[]> {
    const links = await this.pictures.findByPictures(rows.map((row) => row.media_id));
    return rows.flatMap(({ media_id, sort }) => {
      const link = links.get(media_id);
      return link
        ? [{ media_id, sort, url: link.url, thumbnail_url: link.thumbnail_url, alt: link.alt }]
        : [];
    });
  }

  private async thumbnails(ids: number[]): Promise<Map<number, string>> {
    const sql = `SELECT product_id, media_id FROM product_media WHERE sort = 0 AND product_id IN (${placeholders(ids)})`;
    const rows: { product_id: number; media_id: number }[] = await this.database.em.query(sql, ids);
    const links = await this.pictures.findByPictures(rows.map((row) => row.media_id));
    return new Map(rows.map((row) => [row.product_id, links.get(row.media_id)?.thumbnail_url ?? '']));
  }
}

const bySort = (a: { sort: number }, b: { sort: number }): number => a.sort - b.sort;
const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;

/** Axes in sort order, each with the values that its variants use. */
function axesOf(axes: readonly ProductAxis[], variants: readonly Variant[]): ProductRecord['axes'] {
  return axes.map(({ attribute_id }, place) => {
    const values = variants.flatMap((variant) => idsOfKey(variant.option_key)[place] ?? []);
    return { attribute_id, value_ids: [...new Set(values)] };
  });
}

function attributesOf(rows: readonly ProductSpecification[]): ProductAttributeRecord[] {
  const attributes = new Map<number, ProductAttributeRecord>();
  for (const { attribute_id, value_id, text } of rows) {
    const record = attributes.get(attribute_id) ?? { attribute_id, value_ids: [], text };
    if (value_id !== null) record.value_ids.push(value_id);
    attributes.set(attribute_id, record);
  }
  return [...attributes.values()];
}

function variantRecord(variant: Variant): VariantRecord {
  const { id, sku, media_id, on_hand, reserved } = variant;
  return {
    id,
    sku,
    media_id,
    option_value_ids: idsOfKey(variant.option_key),
    ...factsOf(variant),
    tier_prices: variant.tier_prices ?? [],
    on_hand,
    reserved,
    available: availableOf(variant),
  };
}
