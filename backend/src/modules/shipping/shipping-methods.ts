import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { Translator } from '../../kernel/i18n';
import type { Method } from './rates';
import { ShippingMethod, ShippingMethodZone } from './shipping-method.entity';

const VERSION = 'shipping_methods';

/** The active methods in the operator's order, cached in the process for every cart and checkout. */
@Injectable()
export class ShippingMethods implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly translator: Translator,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe([VERSION], async () => this.cache.invalidate(VERSION));
  }

  active(language: string): Promise<Method[]> {
    return this.cache.getOrCompute(VERSION, language, () => this.load(language));
  }

  /**
   * Translated name of a method that was sold as `sold`; `sold` itself once the method is deleted or renamed.
   */
  async nameOf(id: number | null, sold: string, language: string): Promise<string> {
    if (id === null) return sold;
    return this.cache.getOrCompute(VERSION, `name:${id}:${sold}:${language}`, async () => {
      const row = await this.database.em.findOne(ShippingMethod, { where: { id } });
      if (!row) return sold;
      const texts = (await this.translator.findByRecords(VERSION, [id])).get(id) ?? {};
      const names = [row.name, ...Object.values(texts).map((translation) => translation?.name)];
      if (!names.includes(sold)) return sold;
      const [read] = await this.translator.translate(VERSION, [row], language);
      return read?.name ?? sold;
    });
  }

  /** Invalidates the cache after the current transaction; for writes that bypass the store. */
  invalidate(): void {
    this.cache.invalidate(VERSION);
  }

  private async load(language: string): Promise<Method[]> {
    const { em } = this.database;
    const rows = await em.find(ShippingMethod, {
      where: { status: 'active' },
      order: { sort: 'ASC', id: 'ASC' },
    });
    const ids = rows.map((row) => row.id);
    const pairs = ids.length
      ? await em.find(ShippingMethodZone, { where: { shipping_method_id: In(ids) } })
      : [];
    const texts = await this.translator.translate(VERSION, rows, language);
    return texts.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      vendor_id: row.vendor_id,
      zone_ids: pairs.filter((pair) => pair.shipping_method_id === row.id).map((pair) => pair.zone_id),
      rate_type: row.rate_type,
      rate: row.rate,
      weight_step: row.weight_step,
      price_step: row.price_step,
      percent: row.percent,
      table_by: row.table_by,
      table: row.table,
      rate_per_km: row.rate_per_km,
      max_distance: row.max_distance,
      max_weight: row.max_weight,
      pickup_address: row.pickup_address,
      pickup_instructions: row.pickup_instructions,
      free_over: row.free_over,
      handling: row.handling ?? 0,
      min_days: row.min_days,
      max_days: row.max_days,
      tax_class_id: row.tax_class_id,
      cod_allowed: row.cod_allowed,
    }));
  }
}
