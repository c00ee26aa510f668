import type { StreamableFile } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { CurrencyFacts } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { consoleOf, tenantBounds } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { exportCsv } from '../../kernel/export';
import { Translator } from '../../kernel/i18n';
import type { Bounds, FilterData, Listing } from '../../kernel/resource';
import { readFilterData, ResourceService } from '../../kernel/resource';
import { products } from '../catalogue';
import { Currencies } from '../localisation';
import { loadSheets, type ProductSheets } from './export/load-sheets';
import { sheetRows } from './export/sheet-rows';
import { EXPORT_COLUMNS } from './export/columns';
import { isTarget } from './formats/targets';

const BATCH_SIZE = 200;

/** Exports the filtered products in the shop's own format; importing the file again changes nothing. */
@Injectable()
export class ExportProducts {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
    private readonly translator: Translator,
    private readonly currencies: Currencies,
  ) {}

  async execute(filter: FilterData, caller: Caller): Promise<StreamableFile> {
    const audience = consoleOf(caller.actor);
    const bounds = tenantBounds(caller.actor);
    const columns = [...EXPORT_COLUMNS, ...(await this.properties())].filter((name) =>
      isTarget(name, audience),
    );
    // Parsed before the response body starts: later, errors of the filter could no longer be returned.
    const listing = readFilterData(products, filter);
    const rows = this.rows(listing, bounds, this.currencies.default());
    return exportCsv('products', { columns, rows });
  }

  /** Columns of all attributes that are used in product specifications. */
  private async properties(): Promise<string[]> {
    const sql =
      'SELECT code FROM attributes WHERE id IN (SELECT attribute_id FROM product_specifications) ORDER BY code';
    const rows: { code: string }[] = await this.database.em.query(sql);
    return rows.map(({ code }) => `attribute:${code}`);
  }

  private async *rows(
    listing: Listing,
    bounds: Bounds,
    currency: CurrencyFacts,
  ): AsyncGenerator<Record<string, unknown>> {
    for (let from = 0; ; from += BATCH_SIZE) {
      const page = await this.resourceService
        .store(products)
        .list({ ...listing, from, limit: BATCH_SIZE }, bounds);
      const sheets: ProductSheets = await loadSheets(this.database.em, this.translator, page.rows);
      for (const product of page.rows) yield* sheetRows(product, sheets, currency);
      if (page.rows.length < BATCH_SIZE) return;
    }
  }
}
