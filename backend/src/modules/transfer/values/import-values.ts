import { Injectable } from '@nestjs/common';
import type { ImportValueRecord } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure, Page } from '../../../kernel/http';
import { Import } from '../import.entity';
import { importsOf } from '../imports.resource';
import { ImportValue } from './import-value.entity';
import { type ValueTarget, ValueTargets } from './value-targets';

/** Lists the values of an import that are new or mapped, and what they can be mapped to. */
@Injectable()
export class ImportValues {
  constructor(
    private readonly database: Database,
    private readonly targets: ValueTargets,
  ) {}

  async list(import_id: number, actor: Actor): Promise<Page<ImportValueRecord, 'values'>> {
    await this.find(import_id, actor);
    const order = { kind: 'ASC', attribute: 'ASC', name: 'ASC', id: 'ASC' } as const;
    const rows = await this.database.em.find(ImportValue, { where: { import_id }, order });
    const names = await this.targets.names(rows);
    const values = rows.map(({ import_id: _import, import: _row, ...row }) => ({
      ...row,
      target_name: names.get(row.id) ?? null,
    }));
    return new Page('values', values, values.length);
  }

  async choices(id: number, text: string, actor: Actor): Promise<Page<ValueTarget, 'choices'>> {
    const value = await this.database.em.findOne(ImportValue, { where: { id } });
    if (!value) throw Failure.notFound('import value');
    await this.find(value.import_id, actor);
    const choices = await this.targets.search(value, text);
    return new Page('choices', choices, choices.length);
  }

  private async find(id: number, actor: Actor): Promise<Import> {
    const row = await this.database.em.findOne(Import, { where: { id, ...importsOf(actor) } });
    if (!row) throw Failure.notFound('import');
    return row;
  }
}
