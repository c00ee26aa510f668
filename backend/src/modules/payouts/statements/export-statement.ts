import type { StreamableFile } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { StatementRow } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { type Cell, type FormattedColumn, exportRows, ValueFormatter } from '../../../kernel/export';
import { Currencies } from '../../localisation';
import type { StatementExport } from './statement.inputs';
import { VendorStatement } from './vendor-statement';

const MONEY = [
  'gross',
  'commission',
  'fees',
  'tax',
  'discounts',
  'amount',
  'pending',
  'available',
  'held',
  'balance',
] as const;
const COLUMNS: readonly (FormattedColumn & { name: keyof StatementRow })[] = [
  { name: 'day', kind: 'text' },
  { name: 'type', kind: 'choice' },
  { name: 'reference', kind: 'text' },
  ...MONEY.map((name) => ({ name, kind: 'money' as const })),
  { name: 'memo', kind: 'text' },
];

/** Exports a statement with all its rows, between rows of the opening and the closing balance. */
@Injectable()
export class ExportStatement {
  constructor(
    private readonly statement: VendorStatement,
    private readonly currencies: Currencies,
  ) {}

  async execute(vendor_id: number, input: StatementExport, caller: Caller): Promise<StreamableFile> {
    const { export: format, labels, ...query } = input;
    const { from, to, currency, opening, closing, total } = await this.statement.execute(vendor_id, query);
    const formatter = new ValueFormatter(caller.language, labels, this.currencies);
    const period = await this.statement.period(vendor_id, { from, to });
    const cells = (row: Partial<StatementRow>): Cell[] =>
      COLUMNS.map(({ name, kind }) => formatter.cell(kind, row[name], currency, format));
    const rows = async function* (statement: VendorStatement): AsyncGenerator<Cell[]> {
      yield cells({ day: from, reference: formatter.heading('opening'), balance: opening.total });
      for await (const row of statement.rows(period)) yield cells(row);
      yield cells({ day: to, reference: formatter.heading('closing'), balance: closing.total });
    };
    return exportRows({
      name: `statement-${from}-${to}`,
      format,
      total: total + 2,
      signal: caller.signal,
      head: {
        title: formatter.title('statement'),
        subtitle: `${from} – ${to} · ${currency}`,
        language: caller.language,
        direction: formatter.direction,
        columns: COLUMNS.map((column) => ({
          heading: formatter.headingOf(column, format),
          isFigure: formatter.isFigure(column.kind),
        })),
      },
      rows: rows(this.statement),
    });
  }
}
