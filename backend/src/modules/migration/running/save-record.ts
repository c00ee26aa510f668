import { Injectable } from '@nestjs/common';
import { Database, isDuplicate, savepoint } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { msg, type TranslatableText } from '../../../kernel/translation';
import type { FollowUp, KindContext, MigrationKind, ReadRecord } from '../kinds/migration-kind';
import { MigrationKinds } from '../kinds/migration-kinds';
import { MigratedRecord, ShopMigrationEffect, WaitingRecord } from '../migrated-records.entity';
import { differingFields, hashOf, shownValue } from './compare-values';
import {
  keyHash,
  type MigrationRun,
  type Origin,
  type RecordResult,
  type ReportedIssue,
} from './migration-run';

interface Incoming extends ReadRecord<object> {
  kind: MigrationKind;
  key_hash: string;
  origin: Origin;
}

/** Matches one record with the shop and stores it, within the caller's transaction. */
@Injectable()
export class SaveRecord {
  constructor(
    private readonly database: Database,
    private readonly kinds: MigrationKinds,
  ) {}

  /** What became of the record; one that a rule refuses leaves nothing behind. */
  async execute(
    kind: MigrationKind,
    read: ReadRecord<object>,
    origin: Origin,
    run: MigrationRun | null,
    context: KindContext,
  ): Promise<RecordResult> {
    const incoming = { ...read, kind, origin, key_hash: keyHash(read.key) };
    return this.attempt(incoming, run, context);
  }

  /** Places a record within a savepoint, as a record that follows from another may be refused alone. */
  private async attempt(
    incoming: Incoming,
    run: MigrationRun | null,
    context: KindContext,
  ): Promise<RecordResult> {
    return savepoint(
      this.database.em,
      () => this.place(incoming, run, context),
      (error) => {
        const issues = refusalsOf(error, incoming);
        return issues && { outcome: 'refused', issues };
      },
    );
  }

  private async place(
    incoming: Incoming,
    run: MigrationRun | null,
    context: KindContext,
  ): Promise<RecordResult> {
    const { kind, draft } = incoming;
    const prepared = await kind.prepare(draft, context);
    if ('refused' in prepared) return refused(incoming, prepared.refused, prepared);
    if ('waits' in prepared) return this.wait(incoming, prepared);
    if ('nothing' in prepared) return { outcome: 'unchanged', issues: [] };
    if ('planned' in prepared) return { outcome: 'created', issues: [] };
    const { values } = prepared;
    const warnings = (prepared.warnings ?? []).map((one) => issue(incoming, 'warning', one.message, one));
    const result = await this.store(incoming, values, run, context);
    return { outcome: result.outcome, issues: [...warnings, ...result.issues] };
  }

  private async store(
    incoming: Incoming,
    values: object,
    run: MigrationRun | null,
    context: KindContext,
  ): Promise<RecordResult> {
    const { kind, key_hash, origin } = incoming;
    const source_hash = hashOf(values);
    const known = await this.database.em.findOne(MigratedRecord, { where: { kind: kind.name, key_hash } });
    const earlier = run?.plannedAs(kind.name, key_hash) ?? known;
    run?.plan(kind.name, key_hash, { line: origin.line, file_id: origin.file_id, source_hash });
    if (earlier?.source_hash === source_hash) return this.repeat(known, origin);
    if (earlier?.file_id === origin.file_id && earlier.line !== origin.line)
      return refused(incoming, msg`is the same record as on line ${earlier.line}, with other values`);
    if (known) return this.change(incoming, known, values, source_hash);
    const existing = await kind.find(values);
    if (existing !== null) return this.keep(incoming, await kind.current(existing), values);
    const record_id = await kind.create(values);
    await this.remember(incoming, record_id, source_hash);
    return { outcome: 'created', issues: await this.follow(incoming, record_id, run, context) };
  }

  /** The file says what an earlier one said. */
  private async repeat(known: MigratedRecord | null, { file_id, line }: Origin): Promise<RecordResult> {
    if (known) await this.database.em.update(MigratedRecord, { id: known.id }, { file_id, line });
    return { outcome: 'unchanged', issues: [] };
  }

  /** Another record has the same identity, and stays as it is. */
  private keep(incoming: Incoming, current: object | null, values: object): RecordResult {
    const fields = current ? differing(current, values) : [];
    if (fields.length === 0) return { outcome: 'unchanged', issues: [] };
    const message = msg`is in this shop already and stays as it is; the file differs in: ${fields.join(', ')}`;
    return { outcome: 'kept', issues: [issue(incoming, 'kept', message)] };
  }

  private async change(
    incoming: Incoming,
    known: MigratedRecord,
    values: object,
    source_hash: string,
  ): Promise<RecordResult> {
    const { kind, origin } = incoming;
    const { em } = this.database;
    const current = await kind.current(known.record_id);
    if (!current) {
      const message = 'was deleted here after it had come in, and is not brought in again';
      return { outcome: 'kept', issues: [issue(incoming, 'kept', message)] };
    }
    const fields = differing(current, values);
    const { file_id, line } = origin;
    if (fields.length === 0) {
      await em.update(MigratedRecord, { id: known.id }, { file_id, line, source_hash });
      return { outcome: 'unchanged', issues: [] };
    }
    if (hashOf(current) !== known.fingerprint) {
      const message = msg`has been edited here and stays as it is; the file differs in: ${fields.join(', ')}`;
      return { outcome: 'kept', issues: [issue(incoming, 'kept', message)] };
    }
    await kind.update(known.record_id, { ...current, ...onlyStated(values) });
    const after = await kind.current(known.record_id);
    const seen = { file_id, line, source_hash, fingerprint: hashOf(after) };
    await em.update(MigratedRecord, { id: known.id }, seen);
    await em.insert(ShopMigrationEffect, {
      migration_id: origin.migration_id,
      migrated_id: known.id,
      before: { ...current },
    });
    const stated = values as Record<string, unknown>;
    const former = current as Record<string, unknown>;
    const issues = fields.map((field) =>
      issue(incoming, 'updated', msg`was ${shownValue(former[field]).slice(0, 100)} before`, {
        field,
        value: shownValue(stated[field]),
      }),
    );
    return { outcome: 'updated', issues };
  }

  private async remember(incoming: Incoming, record_id: number, source_hash: string): Promise<void> {
    const { kind, key_hash, origin } = incoming;
    const { em } = this.database;
    const fingerprint = hashOf(await kind.current(record_id));
    const row = {
      kind: kind.name,
      key_hash,
      record_id,
      source_hash,
      fingerprint,
      ...origin,
      invited_at: null,
    };
    const { identifiers } = await em.insert(MigratedRecord, row);
    const migrated_id = Number(identifiers[0]?.id);
    await em.insert(ShopMigrationEffect, { migration_id: origin.migration_id, migrated_id, before: null });
  }

  /** Records that follow from a new one; one that is refused is a warning only. */
  private async follow(
    incoming: Incoming,
    id: number,
    run: MigrationRun | null,
    context: KindContext,
  ): Promise<ReportedIssue[]> {
    const issues: ReportedIssue[] = [];
    for (const next of await incoming.kind.followUps(id, incoming.draft)) {
      const result = await this.followUp(next, incoming.origin, run, context);
      for (const one of result.issues) issues.push({ ...one, kind: 'warning', record: incoming.label });
    }
    return issues;
  }

  private async followUp(
    { kind, ...read }: FollowUp,
    origin: Origin,
    run: MigrationRun | null,
    context: KindContext,
  ): Promise<RecordResult> {
    const incoming = { ...read, kind: this.kinds.named(kind), origin, key_hash: keyHash(read.key) };
    return this.attempt(incoming, run, context);
  }

  private async wait(
    incoming: Incoming,
    { waits, field, value }: { waits: TranslatableText; field: string; value: string },
  ): Promise<RecordResult> {
    const { kind, key_hash, draft, key, label, origin } = incoming;
    const { em } = this.database;
    const issues = [issue(incoming, 'waiting', waits, { field, value })];
    const stored = { draft, key, label };
    const where = { kind: kind.name, key_hash };
    const waiting = await em.findOne(WaitingRecord, { where });
    // The file that brought it first goes on counting it.
    if (waiting) {
      const isSame = hashOf(waiting.draft) === hashOf(stored);
      if (!isSame) await em.update(WaitingRecord, { id: waiting.id }, { draft: stored });
      return { outcome: 'unchanged', issues };
    }
    await em.insert(WaitingRecord, { ...where, ...origin, draft: stored });
    return { outcome: 'waiting', issues };
  }
}

/** Fields in which the file says something else; what it does not say is left as it is. */
function differing(current: object, values: object): string[] {
  const stated = onlyStated(values);
  return differingFields(current, { ...current, ...stated });
}

function onlyStated(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

function issue(
  { label, origin }: Incoming,
  kind: ReportedIssue['kind'],
  message: TranslatableText,
  { field = '', value = '' }: { field?: string; value?: string } = {},
): ReportedIssue {
  return { kind, record: label, line: origin.line, field, value, message };
}

function refused(
  incoming: Incoming,
  message: TranslatableText,
  at: { field?: string; value?: string } = {},
): RecordResult {
  return { outcome: 'refused', issues: [issue(incoming, 'error', message, at)] };
}

/** Why a record can't be stored; null for an error of the server, after which the job is tried again. */
function refusalsOf(error: unknown, incoming: Incoming): ReportedIssue[] | null {
  if (isDuplicate(error))
    return [issue(incoming, 'error', 'conflicts with a record that was added at the same time')];
  if (!(error instanceof Failure)) return null;
  const errors = Object.entries(error.errors ?? {});
  if (errors.length === 0) return [issue(incoming, 'error', error.text)];
  return errors.flatMap(([field, messages]) =>
    messages.map((message) => issue(incoming, 'error', message, { field })),
  );
}
