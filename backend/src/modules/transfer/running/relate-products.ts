import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, insertMany } from '../../../kernel/database';
import { SaveProducts } from '../../catalogue';
import { Import, ImportEffect, ImportIssue } from '../import.entity';
import { readList } from '../reading/cells';
import { firstCell } from '../reading/named-references';
import type { Issue, Sheet } from '../reading/sheet';
import { handleOf } from '../reading/sheet';
import type { OwnedSheet } from './match-products';
import { MatchProducts } from './match-products';
import type { SheetIssues } from './note-issues';
import type { Run } from './save-sheets';
import { sheetKey } from './sheet-key';
import { vendorOf } from './vendor-of';

const BETWEEN = /\s*[|,]\s*/;

interface Named extends OwnedSheet {
  handles: string[];
}

/** Relates products once all of a file are saved, as a row may name a product further down. */
@Injectable()
export class RelateProducts {
  constructor(
    private readonly database: Database,
    private readonly match: MatchProducts,
    private readonly products: SaveProducts,
  ) {}

  /** Relates the products of a chunk; returns warnings of handles that no product has. A repeat changes nothing. */
  async execute(sheets: readonly Sheet[], run: Run): Promise<SheetIssues[]> {
    const named = sheets.flatMap((sheet): Named[] => {
      const vendor = vendorOf(sheet, run);
      const handles = relatedHandles(sheet);
      return handles.length && 'id' in vendor ? [{ sheet, vendor_id: vendor.id, handles }] : [];
    });
    if (named.length === 0) return [];
    const known = await this.match.productsCalled(
      named.flatMap(({ sheet, vendor_id, handles }) =>
        [sheet.handle, ...handles].map((handle) => ({ vendor_id, handle })),
      ),
    );
    const saved = run.write
      ? await this.saved(named, known, run)
      : named.filter((one) => isAccepted(one, run));
    const warnings = saved.map(({ sheet, vendor_id, handles }) => ({
      sheet,
      issues: handles
        .filter(
          (handle) => !known.has(sheetKey(vendor_id, handle)) && !isAccepted({ vendor_id, handle }, run),
        )
        .map((handle) => unknown(sheet, handle)),
    }));
    await this.save(saved, known, run);
    return warnings;
  }

  /** Products that the run has saved: those with an error, and existing ones that are skipped, stay as they are. */
  private async saved(
    named: readonly Named[],
    known: ReadonlyMap<string, number>,
    run: Run,
  ): Promise<Named[]> {
    const { em } = this.database;
    const handle = In(named.map(({ sheet }) => sheet.handle.slice(0, 190)));
    const refused = await em.find(ImportIssue, { where: { import_id: run.import.id, kind: 'row', handle } });
    const errors = new Set(refused.map((one) => one.handle));
    const ids = named.flatMap((one) => known.get(keyOf(one)) ?? []);
    const isNew = await this.created(ids, run.import);
    return named.filter((one) => {
      const id = known.get(keyOf(one));
      if (id === undefined || errors.has(one.sheet.handle.slice(0, 190))) return false;
      return isNew.has(id) || run.context.options.existing === 'update';
    });
  }

  private async created(ids: number[], { id: import_id }: Import): Promise<Set<number>> {
    const where = { import_id, resource: 'products', record_id: In(ids) };
    const rows = await this.database.em.find(ImportEffect, { where });
    return new Set(rows.filter(({ patch }) => patch === null).map(({ record_id }) => record_id));
  }

  private async save(named: readonly Named[], known: ReadonlyMap<string, number>, run: Run): Promise<void> {
    const isNewHere = (vendor_id: number, handle: string): boolean =>
      !known.has(sheetKey(vendor_id, handle)) && run.accepted.has(sheetKey(vendor_id, handle));
    // A dry run can't relate existing products to those that don't exist yet, but it changes them.
    const gaining = named.filter(({ vendor_id, handles }) =>
      handles.some((one) => isNewHere(vendor_id, one)),
    );
    await this.count(
      gaining.flatMap((one) => known.get(keyOf(one)) ?? []).filter((id) => !run.updated.has(id)).length,
      run,
    );
    const drafts = named.flatMap((one) => {
      if (gaining.includes(one)) return [];
      const id = known.get(keyOf(one));
      const ids = one.handles.flatMap((handle) => known.get(sheetKey(one.vendor_id, handle)) ?? []);
      const related_ids = [...new Set(ids)].filter((other) => other !== id);
      if (id === undefined || related_ids.length === 0) return [];
      return [{ id, vendor_id: one.vendor_id, values: { related_ids }, axes: [], variants: [] }];
    });
    const { import: row, actor, context, write } = run;
    const save = { actor, references: context.references, write, key: `import:${row.id}:related` };
    const work = async (): Promise<void> => {
      const outcomes = await this.products.execute(drafts, save);
      const changed = outcomes.flatMap((one) =>
        one.ok && one.action === 'updated' && one.id !== null ? [{ id: one.id, patch: one.patch }] : [],
      );
      const ids = changed.map(({ id }) => id);
      const before = await this.database.em.find(ImportEffect, {
        where: { import_id: row.id, resource: 'products', record_id: In(ids) },
      });
      const touched = new Set(before.map(({ record_id }) => record_id));
      const isNew = new Set(before.filter(({ patch }) => !patch).map(({ record_id }) => record_id));
      await this.count(changed.filter(({ id }) => !touched.has(id) && !run.updated.has(id)).length, run);
      if (!write) return;
      const effects = changed.filter(({ id }) => !isNew.has(id));
      await insertMany(
        this.database.em,
        ImportEffect,
        effects.map(({ id, patch }) => ({ import_id: row.id, resource: 'products', record_id: id, patch })),
      );
    };
    if (write) await this.database.tx(work);
    else await work();
  }

  /** Products that only get other relations were counted as unchanged. */
  private async count(more: number, { import: row }: Run): Promise<void> {
    if (more === 0) return;
    await this.database.tx(async (em) => {
      await em.increment(Import, { id: row.id }, 'updated', more);
      await em.decrement(Import, { id: row.id }, 'unchanged', more);
    });
  }
}

const keyOf = ({ vendor_id, sheet }: OwnedSheet): string => sheetKey(vendor_id, sheet.handle);

function isAccepted(one: OwnedSheet | { vendor_id: number; handle: string }, run: Run): boolean {
  return run.accepted.has(sheetKey(one.vendor_id, 'sheet' in one ? one.sheet.handle : one.handle));
}

function relatedHandles(sheet: Sheet): string[] {
  return readList(firstCell(sheet, 'related').text, BETWEEN).map((handle) => handleOf({ handle }));
}

function unknown(sheet: Sheet, handle: string): Issue {
  const { line } = firstCell(sheet, 'related');
  const message = 'is neither a product of this file nor of this shop, and is left out';
  return { kind: 'warning', line, target: 'related', value: handle, message };
}
