import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import { Changes } from '../../kernel/resource';
import { Zones } from '../localisation';
import { Settings } from '../settings';
import { TaxClass } from './tax-class.entity';
import type { RateRow } from './tax-amounts';
import { TaxRate } from './tax-rate.entity';

/** Cache version of tax rates and classes. */
const VERSION = 'taxation';

/** Destination address, as zones match it. */
export interface Destination {
  country_id: number;
  state_id?: number | null;
  city_id?: number | null;
  postcode?: string | null;
}

/** Finds the tax rates of a destination; cached in the process because every checkout needs them. */
@Injectable()
export class TaxRates implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly zones: Zones,
    private readonly settings: Settings,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['tax_classes', 'tax_rates'], async () => this.cache.invalidate(VERSION));
  }

  /** Whether prices contain their tax (setting `general.prices_include_tax`). */
  async pricesIncludeTax(): Promise<boolean> {
    return (await this.settings.general()).prices_include_tax === 1;
  }

  /** The default tax class, for products without one; null where the shop has none. */
  async defaultClassId(): Promise<number | null> {
    const { id } = await this.cache.getOrCompute(VERSION, 'default', async () => {
      const where = { is_default: true, status: 'active' };
      return { id: (await this.database.em.findOne(TaxClass, { where }))?.id ?? null };
    });
    return id;
  }

  /** Active rates of the destination: for each tax class, those of its most specific zone that has any. */
  async forDestination(address: Destination, language = 'en'): Promise<RateRow[]> {
    const zones = await this.zones.findMatching('tax', address);
    if (zones.length === 0) return [];
    const rates = await this.active(language);
    const best = new Map<number, number>();
    for (const zone of zones) {
      for (const rate of rates) {
        if (rate.zone_id === zone.id && !best.has(rate.tax_class_id)) best.set(rate.tax_class_id, zone.id);
      }
    }
    return rates.filter((rate) => best.get(rate.tax_class_id) === rate.zone_id);
  }

  private active(language: string): Promise<TaxRate[]> {
    return this.cache.getOrCompute(VERSION, language, async () => {
      const order = { priority: 'ASC', id: 'ASC' } as const;
      const rows = await this.database.em.find(TaxRate, { where: { status: 'active' }, order });
      return this.translator.translate('tax_rates', rows, language);
    });
  }
}
