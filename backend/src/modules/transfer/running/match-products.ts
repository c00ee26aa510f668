import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, entityRows, placeholders, upsertMany } from '../../../kernel/database';
import { Slug, slugify } from '../../../kernel/i18n';
import { normaliseSku, Product, variantsOfSkus } from '../../catalogue';
import { ImportedProduct, ImportEffect } from '../import.entity';
import type { SheetTarget } from '../reading/reading-context';
import type { Sheet } from '../reading/sheet';
import { sheetKey } from './sheet-key';

/** A sheet and the vendor of its product. */
export interface OwnedSheet {
  sheet: Sheet;
  vendor_id: number;
}

const hashOf = (handle: string): string => createHash('sha256').update(handle).digest('hex').slice(0, 32);
const keyOf = (vendor_id: number, part: string): string => `${vendor_id}/${part}`;

/**
 * Matches sheets to existing products: by the handle of an earlier import, by slug, by SKU. What this import itself
 * created or changed is matched by the handle only, so that another product doesn't overwrite it.
 */
@Injectable()
export class MatchProducts {
  constructor(private readonly database: Database) {}

  /** One target per sheet, in the same order. */
  async execute(sheets: readonly OwnedSheet[], import_id: number): Promise<SheetTarget[]> {
    const vendors = [...new Set(sheets.map((one) => one.vendor_id))];
    const byHandle = await this.byHandle(sheets, vendors);
    const bySku = await this.bySku(sheets, vendors);
    const bySlug = await this.bySlug(sheets, vendors);
    const found = [...bySku.values(), ...bySlug.values()];
    const named = await this.named(found);
    const own = await this.changedBy(import_id, found);
    return sheets.map(({ sheet, vendor_id }) => {
      const known = byHandle.get(keyOf(vendor_id, hashOf(sheet.handle)));
      const hasHandle = sheet.rows.some(({ cells }) => cells.handle);
      const ofSku = sheet.rows
        .map(({ cells }) => bySku.get(keyOf(vendor_id, normaliseSku(cells.sku ?? ''))))
        .find((one) => one !== undefined && !(hasHandle && named.has(one)) && !own.has(one));
      const slug = bySlug.get(keyOf(vendor_id, sheet.handle));
      const ofSlug = slug !== undefined && own.has(slug) ? undefined : slug;
      return {
        vendor_id,
        id: known?.product_id ?? ofSlug ?? ofSku ?? null,
        awaited_status: known?.awaited_status ?? null,
      };
    });
  }

  /** Existing products by vendor and the handle under which files name them, else their address. */
  async productsCalled(
    named: readonly { vendor_id: number; handle: string }[],
  ): Promise<Map<string, number>> {
    const sheets = named.map(({ vendor_id, handle }) => ({
      vendor_id,
      sheet: { handle, rows: [], upTo: 0, issues: [] },
    }));
    const vendors = [...new Set(named.map(({ vendor_id }) => vendor_id))];
    const byHandle = await this.byHandle(sheets, vendors);
    const bySlug = await this.bySlug(sheets, vendors);
    const found = named.flatMap(({ vendor_id, handle }): [string, number][] => {
      const known = byHandle.get(keyOf(vendor_id, hashOf(handle)));
      const id = known?.product_id ?? bySlug.get(keyOf(vendor_id, handle));
      return id === undefined ? [] : [[sheetKey(vendor_id, handle), id]];
    });
    const where = { id: In(found.map(([, id]) => id)), vendor_id: In(vendors) };
    const living = await this.database.em.find(Product, { where, select: { id: true } });
    const ids = new Set(living.map(({ id }) => id));
    return new Map(found.filter(([, id]) => ids.has(id)));
  }

  /** Stores the handles under which files name products. */
  async remember(sheets: readonly (OwnedSheet & { product_id: number; awaits: boolean })[]): Promise<void> {
    const rows = sheets
      .filter(({ sheet }) => sheet.handle)
      .map(({ sheet, vendor_id, product_id, awaits }) => ({
        vendor_id,
        product_id,
        handle_hash: hashOf(sheet.handle),
        awaited_status: awaits ? ('active' as const) : null,
      }));
    await upsertMany(this.database.em, ImportedProduct, rows, ['vendor_id', 'handle_hash']);
  }

  private async byHandle(
    sheets: readonly OwnedSheet[],
    vendors: readonly number[],
  ): Promise<Map<string, ImportedProduct>> {
    if (sheets.length === 0) return new Map();
    const handles = sheets.map(({ sheet }) => hashOf(sheet.handle));
    const rest = `WHERE r.vendor_id IN (${placeholders(vendors)}) AND r.handle_hash IN (${placeholders(handles)})`;
    const values = [...vendors, ...handles];
    const rows = await entityRows<ImportedProduct>(this.database.em, ImportedProduct, rest, values);
    return new Map(rows.map((row) => [keyOf(row.vendor_id, row.handle_hash), row]));
  }

  /** Products that files name by a handle: another handle then means another product. */
  private async named(ids: number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.em.find(ImportedProduct, { where: { product_id: In(ids) } });
    return new Set(rows.map((row) => row.product_id));
  }

  /** Products that the import has created or changed. */
  private async changedBy(import_id: number, ids: number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const where = { import_id, resource: 'products', record_id: In(ids) };
    const rows = await this.database.em.find(ImportEffect, { where });
    return new Set(rows.map((row) => row.record_id));
  }

  private async bySku(
    sheets: readonly OwnedSheet[],
    vendors: readonly number[],
  ): Promise<Map<string, number>> {
    const skus = sheets.flatMap(({ sheet }) => sheet.rows.map(({ cells }) => normaliseSku(cells.sku ?? '')));
    const wanted = [...new Set(skus.filter(Boolean))];
    const rows = await variantsOfSkus(this.database.em, vendors, wanted);
    return new Map(rows.map((row) => [keyOf(row.vendor_id, row.sku), row.product_id]));
  }

  private async bySlug(
    sheets: readonly OwnedSheet[],
    vendors: readonly number[],
  ): Promise<Map<string, number>> {
    const slugs = sheets
      .map(({ sheet }) => sheet.handle)
      .filter((handle) => handle && slugify(handle) === handle);
    if (slugs.length === 0) return new Map();
    const rest = `WHERE r.resource = ? AND r.slug IN (${placeholders(slugs)}) AND r.is_current = 1`;
    const values = ['products', ...slugs];
    const found = await entityRows<Slug>(this.database.em, Slug, rest, values, ['slug', 'record_id']);
    if (found.length === 0) return new Map();
    const own = await this.database.em.find(Product, {
      where: { id: In(found.map((row) => row.record_id)), vendor_id: In([...vendors]) },
      select: { id: true, vendor_id: true },
    });
    const vendorOf = new Map(own.map((row) => [row.id, row.vendor_id]));
    return new Map(
      found.flatMap(({ slug, record_id }) => {
        const vendor = vendorOf.get(record_id);
        return vendor === undefined ? [] : [[keyOf(vendor, slug), record_id] as const];
      }),
    );
  }
}
