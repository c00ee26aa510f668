import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Import } from '../import.entity';
import { importProcess } from '../import.process';
import { importsOf } from '../imports.resource';
import { ImportValue } from './import-value.entity';
import type { MapImportValuesInput } from './import-values.inputs';
import { ValueTargets } from './value-targets';

/** Maps values of a file to records of the shop; the dry run is then to be repeated. */
@Injectable()
export class MapImportValues {
  constructor(
    private readonly database: Database,
    private readonly targets: ValueTargets,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 409 once the import has started, 422 on values that can't mean a record */
  async execute(id: number, { values }: MapImportValuesInput, actor: Actor): Promise<Import> {
    return this.database.tx(async (em) => {
      const row = await em.findOne(Import, { where: { id, ...importsOf(actor) } });
      if (!row) throw Failure.notFound('import');
      if (row.state === 'checked') await importProcess.move(em, Import, row, 'uploaded', 'person', {});
      else if (row.state !== 'uploaded')
        throw Failure.conflict(
          'already_begun',
          'This import has started; its values can no longer be mapped.',
        );
      for (const [place, { id: value_id, target_id = null }] of values.entries())
        await this.map(em, row.id, value_id, target_id, `values.${place}`);
      await em.update(Import, { id }, { updated_at: this.clock.now() });
      return em.findOneOrFail(Import, { where: { id } });
    });
  }

  /** @param at path of the value in the input */
  async map(
    em: EntityManager,
    import_id: number,
    id: number,
    target_id: number | null,
    at: string,
  ): Promise<void> {
    const value = await em.findOne(ImportValue, { where: { id, import_id } });
    if (!value) throw Failure.field(`${at}.id`, 'does not exist');
    if (target_id !== null && !(await this.targets.includes(value, target_id)))
      throw Failure.field(`${at}.target_id`, 'can’t be what this value means');
    await em.update(ImportValue, { id }, { target_id, decision: target_id === null ? null : 'map' });
  }
}
