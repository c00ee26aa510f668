import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, insertMany } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { isTarget, SHARED_TARGETS } from '../formats/targets';
import { Import } from '../import.entity';
import { importProcess } from '../import.process';
import { importsOf } from '../imports.resource';
import { ImportMapping, ImportValue } from './import-value.entity';
import { valueKey } from './missing-values';

/** Maps the columns and values of an import like a saved mapping; columns that it doesn't know stay as they are. */
@Injectable()
export class ApplyMapping {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 409 once the import has started */
  async execute(id: number, mapping_id: number, actor: Actor): Promise<Import> {
    return this.database.tx(async (em) => {
      const row = await em.findOne(Import, { where: { id, ...importsOf(actor) } });
      if (!row) throw Failure.notFound('import');
      const where = { id: mapping_id, ...tenantBounds(actor, 'owner_id') };
      const mapping = await em.findOne(ImportMapping, { where });
      if (!mapping) throw Failure.field('mapping_id', 'does not exist');
      if (row.state === 'checked') await importProcess.move(em, Import, row, 'uploaded', 'person', {});
      else if (row.state !== 'uploaded')
        throw Failure.conflict(
          'already_begun',
          'This import has started; its columns can no longer be changed.',
        );
      const columns = mappedColumns(row.columns, mapping, actor.audience as 'admin' | 'vendor');
      await em.update(Import, { id }, { columns, updated_at: this.clock.now() });
      const keys = new Set(mapping.mapped_values.map(valueKey));
      const former = await em.find(ImportValue, { where: { import_id: id } });
      for (const one of former.filter((value) => keys.has(valueKey(value))))
        await em.delete(ImportValue, one.id);
      const rows = mapping.mapped_values.map((one) => ({ ...one, import_id: id, decision: 'map' }));
      await insertMany(em, ImportValue, rows);
      return em.findOneOrFail(Import, { where: { id } });
    });
  }
}

function mappedColumns(
  columns: Import['columns'],
  mapping: ImportMapping,
  audience: 'admin' | 'vendor',
): Import['columns'] {
  const targets = new Map(mapping.columns.map(({ name, target }) => [name.toLowerCase(), target]));
  const seen = new Set<string>();
  return columns.map((column) => {
    const known = targets.get(column.name.toLowerCase());
    const wanted = known === undefined ? column.target : known;
    const isFree = wanted !== null && (!seen.has(wanted) || SHARED_TARGETS.has(wanted));
    const target = isFree && isTarget(wanted, audience) ? wanted : null;
    if (target) seen.add(target);
    return { ...column, target };
  });
}
