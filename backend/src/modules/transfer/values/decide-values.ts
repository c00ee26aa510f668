import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { JobQueue } from '../../../kernel/queue';
import { AlertMails } from '../../messaging';
import { FROM_THE_START, Import, ImportIssue } from '../import.entity';
import { importProcess } from '../import.process';
import { RUN_IMPORT } from '../running/import-job';
import { ImportReferenceData } from '../running/import-reference-data';
import { applyValues } from './apply-values';
import { CreateValue } from './create-value';
import { ImportValue, KINDS, type SavedValue } from './import-value.entity';
import { importValuesDecided } from './import-values.emails';
import type { DecidedValueInput, DecideImportValuesInput } from './import-values.inputs';
import { MapImportValues } from './map-import-values';

/** An operator decides about the values that a vendor's import waits for, which then goes on. */
@Injectable()
export class DecideValues {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly mapping: MapImportValues,
    private readonly creating: CreateValue,
    private readonly mails: AlertMails,
  ) {}

  /** @throws Failure 409 if it doesn't wait any more, 422 on values that are left open or can't be created */
  async execute(id: number, { values }: DecideImportValuesInput, actor: Actor): Promise<Import> {
    return this.database.tx(async (em) => {
      const row = await em.findOne(Import, { where: { id } });
      if (!row) throw Failure.notFound('import');
      const next = await this.nextState(em, row);
      const now = this.clock.now();
      await importProcess.move(em, Import, row, next, 'operator', { updated_at: now });
      await this.decide(em, id, values, actor);
      await em.delete(ImportIssue, { import_id: id });
      const facts = { ...FROM_THE_START, started_at: now, finished_at: null };
      if (next === 'running') await em.update(Import, { id }, facts);
      if (next === 'running') await this.queue.enqueue(RUN_IMPORT, { import_id: id });
      await this.notify(row);
      return em.findOneOrFail(Import, { where: { id } });
    });
  }

  private async notify({ id, vendor_id, filename }: Import): Promise<void> {
    if (vendor_id === null) return;
    const path = `/seller/imports/view/${id}`;
    await this.mails.toVendor(vendor_id, 'imports.update', () => ({
      email: importValuesDecided,
      values: { filename },
      path,
    }));
  }

  /** The import goes on, unless its file is gone or another of the vendor's runs: then the vendor starts it. */
  private async nextState(em: EntityManager, row: Import): Promise<'running' | 'uploaded'> {
    const another = { state: 'running' as const, owner_id: row.owner_id ?? IsNull() };
    return row.storage_key && !(await em.existsBy(Import, another)) ? 'running' : 'uploaded';
  }

  private async decide(
    em: EntityManager,
    import_id: number,
    values: readonly DecidedValueInput[],
    actor: Actor,
  ): Promise<void> {
    const open = await em.find(ImportValue, { where: { import_id, decision: IsNull() } });
    const byId = new Map(values.map((one, place) => [one.id, { ...one, place }]));
    if (open.some((one) => !byId.has(one.id))) throw Failure.field('values', 'must decide about every value');
    for (const { id, decision, target_id = null, place } of byId.values()) {
      if (decision !== 'map') continue;
      if (target_id === null) throw Failure.field(`values.${place}.target_id`, 'is required');
      await this.mapping.map(em, import_id, id, target_id, `values.${place}`);
    }
    const referenceData = await ImportReferenceData.load(em);
    const mapped = await em.find(ImportValue, { where: { import_id } });
    applyValues(referenceData, mapped as SavedValue[]);
    for (const kind of KINDS)
      for (const value of open) {
        const decided = byId.get(value.id);
        if (value.kind !== kind || !decided || decided.decision === 'map') continue;
        if (decided.decision === 'create')
          await this.creating.execute(value, referenceData, {
            import_id,
            actor,
            at: `values.${decided.place}`,
          });
        await em.update(ImportValue, { id: value.id }, { decision: decided.decision });
      }
  }
}
