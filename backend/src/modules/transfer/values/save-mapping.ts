import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { owningTenant } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Changes } from '../../../kernel/resource';
import { Import } from '../import.entity';
import { importsOf } from '../imports.resource';
import { ImportMapping, ImportValue } from './import-value.entity';

/** Saves the mapping of an import's columns and values under a name; one of the same name is replaced. */
@Injectable()
export class SaveMapping {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  async execute(id: number, name: string, actor: Actor): Promise<{ id: number }> {
    return this.database.tx(async (em) => {
      const row = await em.findOne(Import, { where: { id, ...importsOf(actor) } });
      if (!row) throw Failure.notFound('import');
      const values = await em.find(ImportValue, { where: { import_id: id }, order: { id: 'ASC' } });
      const owner_id = owningTenant(actor);
      const former = await em.findOne(ImportMapping, { where: { name, owner_id: owner_id ?? IsNull() } });
      const now = this.clock.now();
      const { id: mapping_id } = await em.save(
        ImportMapping,
        em.create(ImportMapping, {
          ...(former ?? { created_at: now, owner_id, name }),
          source: row.source,
          columns: row.columns.map((column) => ({ name: column.name, target: column.target })),
          mapped_values: values.flatMap(({ kind, attribute, name: text, target_id }) =>
            target_id === null ? [] : [{ kind, attribute, name: text, target_id }],
          ),
          updated_at: now,
        }),
      );
      const action = former ? 'update' : 'create';
      await this.changes.publish({ resource: 'import_mappings', id: mapping_id, action, actor });
      return { id: mapping_id };
    });
  }
}
