import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Database, insertMany, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { msg, type TranslatableText } from '../../../kernel/translation';
import type { DraftOutcome } from '../../catalogue';
import { SaveProducts } from '../../catalogue';
import { type Import, ImportEffect } from '../import.entity';
import type { ReadSheet } from '../reading/draft';
import { SheetReader } from '../reading/draft';
import { issuesOf } from '../reading/issues';
import type { NamedReferences } from '../reading/named-references';
import { namedReferences } from '../reading/named-references';
import type { ReadingContext, SheetTarget } from '../reading/reading-context';
import type { Issue, Sheet } from '../reading/sheet';
import { ImportedPictures } from '../pictures/imported-pictures';
import { PictureOrders } from '../pictures/picture-orders';
import { AdvanceImport, type ImportCounts, ImportSuperseded } from './advance-import';
import type { ClaimedSkus } from './claimed-skus';
import { CreateReferenceData } from './create-reference-data';
import type { OwnedSheet } from './match-products';
import { MatchProducts } from './match-products';
import { NoteIssues } from './note-issues';
import { sheetKey } from './sheet-key';
import type { MissingValues } from '../values/missing-values';
import { vendorOf } from './vendor-of';

/** Context of one run. */
export interface Run {
  import: Import;
  actor: Actor;
  context: ReadingContext;
  /** False for a dry run. */
  write: boolean;
  claimed: ClaimedSkus;
  /** Existing products that rows of the file matched so far, with the first line: a second one would undo the first. */
  changed: Map<number, number>;
  /** Folded names of properties that have several values in some row of the file. */
  lists: ReadonlySet<string>;
  /** Values that the shop doesn't have, noted by a dry run. */
  missing: MissingValues;
  /** Handles of products that were accepted so far, by vendor. */
  accepted: Set<string>;
  /** Existing products that a dry run would change. */
  updated: Set<number>;
}

interface NamedSheet extends Sheet {
  references: NamedReferences;
}

interface OwnedNamedSheet extends OwnedSheet {
  sheet: NamedSheet;
}

interface SheetOutcome extends OwnedSheet {
  read: ReadSheet;
  outcome: DraftOutcome | null;
}

/** Saves sheets as products, with progress, effects and issues in the same transaction. */
@Injectable()
export class SaveSheets {
  constructor(
    private readonly database: Database,
    private readonly match: MatchProducts,
    private readonly references: CreateReferenceData,
    private readonly products: SaveProducts,
    private readonly pictures: PictureOrders,
    private readonly shown: ImportedPictures,
    private readonly notes: NoteIssues,
    private readonly progress: AdvanceImport,
  ) {}

  /** Saves all in one transaction; if that fails, one by one, so that only the failing sheet is refused. */
  async execute(sheets: readonly Sheet[], run: Run): Promise<void> {
    const { write, context } = run;
    const named = sheets.map((sheet) => ({ sheet, references: namedReferences(sheet, context.format) }));
    if (!write) for (const { references } of named) run.missing.note(references, context.references);
    const refused = await this.createReferences(named, run);
    const complete = named.map(({ sheet, references }, place) => ({
      handle: sheet.handle,
      rows: sheet.rows,
      upTo: sheet.upTo,
      issues: [...sheet.issues, ...(refused[place] ?? [])],
      references,
    }));
    try {
      await this.together(complete, run);
    } catch (error) {
      if (error instanceof ImportSuperseded || !write) throw error;
      for (const sheet of complete) await this.alone(sheet, run);
    }
  }

  /** Issues by place. A product without a vendor is refused, and must not leave its categories and values behind. */
  private async createReferences(
    named: readonly { sheet: Sheet; references: NamedReferences }[],
    run: Run,
  ): Promise<Issue[][]> {
    const { import: row, actor, write, context, lists } = run;
    const owned = named.filter(({ sheet }) => !('issue' in vendorOf(sheet, run)));
    const issues = await this.references.execute(
      owned.map(({ references }) => references),
      context.references,
      { import_id: row.id, actor, write, lists },
    );
    return named.map((one) => issues[owned.indexOf(one)] ?? []);
  }

  private async alone(sheet: NamedSheet, run: Run): Promise<void> {
    try {
      await this.together([sheet], run);
    } catch (error) {
      const message = refusalOf(error);
      if (!message) throw error;
      const issue = { line: sheet.rows[0]?.line ?? 0, target: 'handle', value: sheet.handle, message };
      await this.database.tx(async () => {
        const issues = await this.notes.execute([{ sheet, issues: [issue] }], run.import);
        await this.progress.execute(sheet.upTo, { refused: 1, issues }, run.import);
      });
    }
  }

  private async together(sheets: readonly NamedSheet[], run: Run): Promise<void> {
    if (run.write) await this.database.tx(() => this.handle(sheets, run));
    else await this.handle(sheets, run);
  }

  private async handle(sheets: readonly NamedSheet[], run: Run): Promise<void> {
    const issues: { sheet: Sheet; issues: Issue[] }[] = [];
    const owned: OwnedNamedSheet[] = [];
    for (const sheet of sheets) {
      const vendor = vendorOf(sheet, run);
      if ('issue' in vendor) issues.push({ sheet, issues: [...sheet.issues, vendor.issue] });
      else owned.push({ sheet, vendor_id: vendor.id });
    }
    const targets = await this.match.execute(owned, run.import.id);
    const handled = owned.map((one, place) => this.read(one, targets[place], run));
    const ready = handled.filter(({ read }) => read.issues.length === 0 && !skips(read, run));
    if (run.context.options.description_pictures)
      await this.shown.localize(
        ready.flatMap(({ read: { draft } }) =>
          draft.id === null ? [] : [{ product_id: draft.id, values: draft.values }],
        ),
      );
    const outcomes = await this.products.execute(
      ready.map(({ read }) => read.draft),
      {
        actor: run.actor,
        references: run.context.references,
        write: run.write,
        key: `import:${run.import.id}`,
      },
    );
    ready.forEach((one, place) => {
      const outcome = outcomes[place] ?? null;
      // In a real run, duplicate SKUs are found in the database.
      one.outcome = outcome && !run.write ? run.claimed.judged(outcome, one.read.draft, one.sheet) : outcome;
    });
    for (const { sheet, vendor_id, read, outcome } of handled) {
      if (outcome?.ok) run.accepted.add(sheetKey(vendor_id, sheet.handle));
      if (outcome?.ok && outcome.id !== null && outcome.action === 'updated') run.updated.add(outcome.id);
      const found = outcome && !outcome.ok ? issuesOf(outcome.errors, sheet, read.lines) : read.issues;
      if (found.length) issues.push({ sheet, issues: found });
    }
    const warnings = handled.map(({ sheet, read }) => ({ sheet, issues: read.warnings }));
    await this.database.tx(async () => {
      if (run.write) await this.leaveTraces(handled, run);
      const noted = await this.notes.execute([...issues, ...warnings], run.import);
      await this.progress.execute(
        sheets.at(-1)?.upTo ?? 0,
        { ...countsOf(handled, issues), issues: noted },
        run.import,
      );
    });
  }

  private read(
    owned: OwnedNamedSheet,
    target: SheetTarget | undefined,
    { context, changed }: Run,
  ): SheetOutcome {
    const known = target ?? { vendor_id: owned.vendor_id, id: null, awaited_status: null };
    const { sheet } = owned;
    const line = sheet.rows[0]?.line ?? 0;
    const first = known.id === null ? undefined : (changed.get(known.id) ?? line);
    if (known.id !== null && first !== undefined) changed.set(known.id, first);
    const message = msg`is the same product as on line ${first ?? 0} of this file`;
    const twin =
      first === undefined || first === line ? [] : [{ line, target: 'handle', value: sheet.handle, message }];
    const whole = { ...sheet, issues: [...sheet.issues, ...twin] };
    const reader = new SheetReader(whole, sheet.references, context, known);
    return { ...owned, read: reader.read(), outcome: null };
  }

  private async leaveTraces(handled: readonly SheetOutcome[], { import: row }: Run): Promise<void> {
    const done = handled.flatMap(({ outcome, ...one }) =>
      outcome?.ok && outcome.id !== null
        ? [{ ...one, product_id: outcome.id, awaits: one.read.awaits, outcome }]
        : [],
    );
    const changed = done.filter(({ outcome }) => outcome.action !== 'unchanged');
    await insertMany(
      this.database.em,
      ImportEffect,
      changed.map(({ outcome, product_id }) => ({
        import_id: row.id,
        resource: 'products',
        record_id: product_id,
        patch: outcome.action === 'created' ? null : outcome.patch,
      })),
    );
    await this.match.remember(done);
    await this.pictures.order(
      row.id,
      done.map(({ product_id, read, outcome }) => ({
        product_id,
        pictures: read.pictures,
        isNew: outcome.action === 'created',
      })),
    );
  }
}

/** Why one product alone can't be saved; null for an error of the server, which is tried again. */
function refusalOf(error: unknown): TranslatableText | null {
  if (error instanceof Failure) return error.text;
  return isDuplicate(error) ? 'conflicts with a record that was added at the same time' : null;
}

/** Whether an existing product is skipped by the import's options. */
function skips({ draft }: ReadSheet, { context }: Run): boolean {
  return draft.id !== null && context.options.existing === 'skip';
}

/** Counts of products by outcome; sheets with issues count as refused. */
function countsOf(handled: readonly SheetOutcome[], issues: readonly { sheet: Sheet }[]): ImportCounts {
  const counts = {
    created: 0,
    drafts: 0,
    stated_drafts: 0,
    updated: 0,
    unchanged: 0,
    refused: issues.length,
  };
  for (const { outcome, read } of handled) {
    if (outcome?.ok) counts[outcome.action]++;
    else if (!outcome && read.issues.length === 0) counts.unchanged++;
    if (!outcome?.ok || outcome.action !== 'created' || !read.draftReason) continue;
    counts.drafts++;
    if (read.draftReason === 'stated') counts.stated_drafts++;
  }
  return counts;
}
