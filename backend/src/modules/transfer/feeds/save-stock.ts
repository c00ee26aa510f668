import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, insertMany } from '../../../kernel/database';
import { msg } from '../../../kernel/translation';
import type { DraftOutcome, ProductDraft, VariantDraft } from '../../catalogue';
import { normaliseSku, SaveProducts, Variant } from '../../catalogue';
import { ImportEffect } from '../import.entity';
import type { FileRow } from '../formats/format';
import { issuesOf } from '../reading/issues';
import { cellReader, type Issue } from '../reading/sheet';
import { SheetCells } from '../reading/sheet-cells';
import type { FileRecord } from '../reading/table.worker';
import { VariantReader } from '../reading/variant-reader';
import { AdvanceImport } from '../running/advance-import';
import { NoteIssues } from '../running/note-issues';
import type { Run } from '../running/save-sheets';
import { STOCK_TARGETS } from './stock-targets';

/** A row with the variant that its SKU names. */
interface StockRow {
  row: FileRow;
  variant: Variant;
  draft: VariantDraft;
}

/** Sets stock and prices of variants by their SKU; nothing else of a product changes, and nothing is created. */
@Injectable()
export class SaveStock {
  constructor(
    private readonly database: Database,
    private readonly products: SaveProducts,
    private readonly notes: NoteIssues,
    private readonly progress: AdvanceImport,
  ) {}

  async execute(records: readonly FileRecord[], run: Run): Promise<void> {
    const work = async (): Promise<void> => {
      const issues: Issue[] = [];
      const rows = await this.read(records, run, issues);
      const counts = { updated: 0, unchanged: 0 };
      for (const [draft, of] of draftsOf(rows)) await this.save(draft, of, run, { issues, counts });
      const sheets = issues.map((issue) => ({ sheet: { handle: issue.value }, issues: [issue] }));
      const lines = new Set(issues.filter(({ kind }) => !kind).map(({ line }) => line));
      const upTo = run.import.rows_done + records.length;
      await this.database.tx(async () => {
        const noted = await this.notes.execute(sheets, run.import);
        const all = { ...counts, refused: lines.size, issues: noted };
        await this.progress.execute(upTo, all, run.import);
      });
    };
    if (run.write) await this.database.tx(work);
    else await work();
  }

  private async read(records: readonly FileRecord[], run: Run, issues: Issue[]): Promise<StockRow[]> {
    const { import: file, context } = run;
    const columns = file.columns.map((column) => ({
      ...column,
      target: column.target && STOCK_TARGETS.has(column.target) ? column.target : null,
    }));
    const read = cellReader(columns);
    const rows = records.map(({ line, values }) => ({ line, cells: read(values) }));
    const skus = rows.map(({ cells }) => normaliseSku(cells.sku ?? '')).filter(Boolean);
    const where = { vendor_id: file.vendor_id ?? 0, sku: In(skus) };
    const known = skus.length ? await this.database.em.find(Variant, { where }) : [];
    const bySku = new Map(known.map((variant) => [variant.sku, variant]));
    const setsFormer = columns.some(({ target }) => target === 'compare_at' || target === 'sale_price');
    return rows.flatMap((row): StockRow[] => {
      const sku = normaliseSku(row.cells.sku ?? '');
      const variant = bySku.get(sku);
      const note = (message: Issue['message']): StockRow[] => {
        issues.push({ line: row.line, target: 'sku', value: row.cells.sku ?? '', message });
        return [];
      };
      if (!sku) return note('is missing');
      if (!variant) return note('is no SKU of this store');
      if (run.accepted.has(sku)) return note('is also on a line further up, which counts');
      run.accepted.add(sku);
      const sheet = { handle: sku, rows: [row], upTo: 0, issues: [] };
      const cells = new SheetCells(sheet, context);
      const target = { vendor_id: variant.vendor_id, id: variant.product_id, awaited_status: null };
      const stated = new VariantReader(cells, [], target).variant(row);
      issues.push(...cells.issues);
      if (cells.issues.some(({ kind }) => kind === undefined)) return [];
      return [{ row, variant, draft: withFormer(stated, variant, setsFormer) }];
    });
  }

  private async save(
    draft: ProductDraft,
    of: readonly StockRow[],
    run: Run,
    { issues, counts }: { issues: Issue[]; counts: { updated: number; unchanged: number } },
  ): Promise<void> {
    const { import: row, actor, context, write } = run;
    const save = { actor, references: context.references, write, key: `import:${row.id}` };
    const [outcome] = await this.products.execute([draft], save);
    if (!outcome) return;
    if (!outcome.ok && of.length > 1) {
      // One by one, so that only the wrong rows are refused.
      for (const [place, one] of of.entries()) {
        const alone = { ...draft, variants: draft.variants.slice(place, place + 1) };
        await this.save(alone, [one], run, { issues, counts });
      }
      return;
    }
    if (!outcome.ok) {
      for (const one of of) issues.push(...refusals(outcome.errors, one));
      return;
    }
    const changed = changedIn(outcome);
    for (const { variant } of of) counts[changed.has(variant.id) ? 'updated' : 'unchanged']++;
    if (!write || outcome.action !== 'updated') return;
    const effect = { import_id: row.id, resource: 'products', record_id: draft.id, patch: outcome.patch };
    await insertMany(this.database.em, ImportEffect, [effect]);
  }
}

/** One draft per product. */
function draftsOf(rows: readonly StockRow[]): Map<ProductDraft, StockRow[]> {
  const byProduct = new Map<number, StockRow[]>();
  for (const row of rows) {
    const { product_id } = row.variant;
    byProduct.set(product_id, [...(byProduct.get(product_id) ?? []), row]);
  }
  return new Map(
    [...byProduct].map(([id, of]) => [
      {
        id,
        vendor_id: of[0]?.variant.vendor_id ?? 0,
        values: {},
        axes: [],
        variants: of.map(({ draft }) => draft),
      },
      of,
    ]),
  );
}

/** A file of prices alone keeps the former price, unless the new one isn't lower any more. */
function withFormer(
  { sku: _sku, option_value_ids: _ids, compare_at, ...stated }: VariantDraft,
  variant: Variant,
  setsFormer: boolean,
): VariantDraft {
  const former = variant.compare_at;
  const isOver = former !== null && stated.price !== undefined && stated.price >= former;
  const now = setsFormer ? compare_at : isOver ? null : undefined;
  return { ...stated, ...(now !== undefined && { compare_at: now }), sku: variant.sku, option_value_ids: [] };
}

function refusals(errors: Parameters<typeof issuesOf>[0], { row }: StockRow): Issue[] {
  const sheet = { handle: row.cells.sku ?? '', rows: [row], upTo: 0, issues: [] };
  const found = issuesOf(errors, sheet, [row.line]);
  return found.length
    ? found
    : [{ line: row.line, target: 'sku', value: row.cells.sku ?? '', message: msg`can’t be changed` }];
}

function changedIn({ patch }: Extract<DraftOutcome, { ok: true }>): Set<number> {
  return new Set([...patch.variants.map(({ id }) => id), ...patch.stock.map((one) => one.variant_id)]);
}
