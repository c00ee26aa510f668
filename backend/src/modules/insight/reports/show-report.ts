import type { StreamableFile } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ReportData } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { type Cell, exportRows, ValueFormatter } from '../../../kernel/export';
import { Failure } from '../../../kernel/http';
import { readQuery } from '../../../kernel/listing';
import { ReferenceNames } from '../../catalogue';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import type { RequestedPeriod } from '../dashboards/period';
import { readPeriod } from '../dashboards/period';
import type { ReportRequest, Report } from './report';
import type { ReportExport, ReportQuery } from './report.inputs';

const CHUNK = 500;
type Row = Record<string, unknown>;

/** Reads and exports reports; vendors see their own orders only (specification §7.5). */
@Injectable()
export class ShowReport {
  constructor(
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async show(report: Report, query: ReportQuery, caller: Caller): Promise<ReportData<object>> {
    const { request, period } = await this.read(report, query, caller);
    const listing = listingOf(report, query);
    const [page, totals, previous] = await Promise.all([
      report.rows(request, listing),
      report.sums(request),
      report.sums({ ...request, period: period.previous }),
    ]);
    return { from: period.from, to: period.to, states: request.states, ...page, totals, previous };
  }

  /** Exports the whole report; spreadsheets get amounts in major units, ready to be summed. */
  async file(
    report: Report,
    { export: format, labels, ...query }: ReportExport,
    caller: Caller,
  ): Promise<StreamableFile> {
    const { request, period } = await this.read(report, query, caller);
    const listing = listingOf(report, query);
    const columns = report.columns.filter(
      ({ name }) => name !== 'vendor_name' || caller.actor?.audience === 'admin',
    );
    const formatter = new ValueFormatter(caller.language, labels, this.currencies);
    const name = caller.actor?.audience === 'vendor' ? `Seller${report.file}` : report.file;
    const first = await report.rows(request, { ...listing, from: 0, limit: CHUNK });
    const rows = chunks(
      first.rows as Row[],
      async (from) => (await report.rows(request, { ...listing, from, limit: CHUNK })).rows as Row[],
    );
    return exportRows({
      name,
      format,
      total: first.total,
      signal: caller.signal,
      head: {
        title: formatter.title(report.file),
        subtitle: `${period.from} – ${period.to}`,
        language: caller.language,
        direction: formatter.direction,
        columns: columns.map((column) => ({
          heading: formatter.headingOf({ ...column, currencyField: 'currency' }, format),
          isFigure: formatter.isFigure(column.kind),
        })),
      },
      rows: cells(rows, (row) =>
        columns.map((column) =>
          formatter.cell(column.kind, row[column.name], row.currency as string, format),
        ),
      ),
    });
  }

  private async read(
    report: Report,
    query: ReportQuery,
    { actor, language }: Caller,
  ): Promise<{ request: ReportRequest; period: RequestedPeriod }> {
    if (!actor) throw Failure.unauthenticated();
    const period = readPeriod(query, this.clock.now(), (await this.settings.general()).time_zone);
    const { state, group = 'day', payment_method = null, currency = null, q, category_id } = query;
    const request: ReportRequest = {
      period,
      group,
      language,
      payment_method,
      currency,
      q: q?.trim() || null,
      states: state ? [state] : report.states,
      isByState: state !== undefined,
      vendor_id: tenantBounds(actor).vendor_id ?? query.vendor_id ?? null,
      category_ids: category_id === undefined ? null : await this.below(category_id, language),
    };
    return { request, period };
  }

  /** A category and all its descendants. */
  private async below(id: number, language: string): Promise<number[]> {
    const { categories } = await this.referenceNames.in(language);
    const below = [...categories.values()].filter((one) => one.trail.includes(id)).map((one) => one.id);
    return [...new Set([id, ...below])];
  }
}

function listingOf({ columns, defaultSort, file }: Report, { sort, range }: ReportQuery) {
  return readQuery(
    { path: file, fields: [], sort: columns.map(({ name }) => name), defaultSort },
    { sort, range },
  );
}

async function* chunks(first: Row[], pageAt: (from: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let rows = first;
  for (let from = CHUNK; ; from += CHUNK) {
    yield* rows;
    if (rows.length < CHUNK) return;
    rows = await pageAt(from);
  }
}

async function* cells(rows: AsyncIterable<Row>, cellsOf: (row: Row) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield cellsOf(row);
}
