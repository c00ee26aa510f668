import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import type { SettlementLayout } from '@stoa/contracts';
import { Failure, refuseBinary, tableFailure } from '../../../kernel/http';
import { detectLayout, readTable, startOf, TableError } from '../../../kernel/table';
import { Currencies } from '../../localisation';
import { type ColumnNames, genericRow } from './generic-layout';
import { isPayPal, payPalRow } from './paypal-layout';
import { type ExponentOf, headingOf, RecordCells, type SettlementRow } from './settlement-rows';
import { isStripe, stripeRow } from './stripe-layout';

const MAX_ROWS = 20_000;
/** Records in which the header is looked for, as PayPal's file begins with others. */
const HEADER_WITHIN = 10;

/** A file as it was read. */
export interface SettlementFile {
  layout: SettlementLayout;
  rows: SettlementRow[];
}

/** Reads a gateway's settlement file; its layout is recognised by its header, or its columns are named. */
@Injectable()
export class ReadSettlement {
  constructor(private readonly currencies: Currencies) {}

  /** @throws Failure 422 on `file` at the first line that can't be read, on `columns` if one of them is missing */
  async execute(path: string, columns: ColumnNames | null): Promise<SettlementFile> {
    try {
      return await this.read(path, columns);
    } catch (error) {
      throw error instanceof TableError ? tableFailure(error.refusal) : error;
    }
  }

  private async read(path: string, columns: ColumnNames | null): Promise<SettlementFile> {
    const table = await detectLayout(path);
    refuseBinary(await startOf(path), table);
    let header: { layout: SettlementLayout; headings: string[] } | null = null;
    let before = 0;
    const rows: SettlementRow[] = [];
    for await (const { line, values } of readTable(createReadStream(path), table)) {
      if (!header) {
        header = headerOf(values, columns);
        if (!header && (before += 1) >= HEADER_WITHIN) break;
        continue;
      }
      const row = this.rowOf(header.layout, new RecordCells(line, header.headings, values), columns ?? {});
      if (row) rows.push(row);
      if (rows.length > MAX_ROWS) throw new TableError({ reason: 'too_many_rows', max: MAX_ROWS });
    }
    if (!header)
      throw Failure.field('file', 'This is no settlement file of Stripe or PayPal; please name its columns.');
    if (rows.length === 0) throw new TableError({ reason: 'empty' });
    return { layout: header.layout, rows };
  }

  private rowOf(layout: SettlementLayout, cells: RecordCells, columns: ColumnNames): SettlementRow | null {
    const exponentOf: ExponentOf = (code) => {
      const known = this.currencies.named(code);
      return known.code === code ? known.exponent : undefined;
    };
    if (layout === 'stripe') return stripeRow(cells, exponentOf);
    if (layout === 'paypal') return payPalRow(cells, exponentOf);
    return genericRow(cells, columns, exponentOf, this.currencies.default().code);
  }
}

/** The layout of a header; null if the record is none. @throws Failure 422 on `columns` */
function headerOf(
  values: readonly string[],
  columns: ColumnNames | null,
): { layout: SettlementLayout; headings: string[] } | null {
  const headings = values.map(headingOf);
  if (isStripe(headings)) return { layout: 'stripe', headings };
  if (isPayPal(headings)) return { layout: 'paypal', headings };
  if (columns === null) return null;
  for (const name of Object.values(columns))
    if (!headings.includes(headingOf(name))) throw Failure.field('columns', 'The file has no such column.');
  return { layout: 'generic', headings };
}
