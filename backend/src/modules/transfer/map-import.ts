import { Injectable } from '@nestjs/common';
import type { ImportColumn } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure, type FieldRefusals } from '../../kernel/http';
import { msg } from '../../kernel/translation';
import { Vendor } from '../vendors';
import { isTarget, SHARED_TARGETS } from './formats/targets';
import { Import } from './import.entity';
import type { MapImportInput } from './import.inputs';
import { importProcess } from './import.process';
import { importsOf } from './imports.resource';

/** Maps columns to targets and sets the options of an import. */
@Injectable()
export class MapImport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 409 once the import has started, 422 on columns with an invalid target */
  async execute(id: number, input: MapImportInput, actor: Actor): Promise<Import> {
    return this.database.tx(async (em) => {
      const row = await em.findOne(Import, { where: { id, ...importsOf(actor) } });
      if (!row) throw Failure.notFound('import');
      const columns = mapped(row.columns, input, actor);
      const options = { ...row.options, ...input.options };
      const vendor_id = await this.vendorOf(row, input, actor);
      if (row.state === 'checked') await importProcess.move(em, Import, row, 'uploaded', 'person', {});
      else if (row.state !== 'uploaded')
        throw Failure.conflict(
          'already_begun',
          'This import has started; its columns can no longer be changed.',
        );
      await em.update(Import, { id }, { columns, options, vendor_id, updated_at: this.clock.now() });
      return em.findOneOrFail(Import, { where: { id } });
    });
  }

  private async vendorOf(row: Import, { vendor_id }: MapImportInput, actor: Actor): Promise<number | null> {
    if (vendor_id === undefined) return row.vendor_id;
    if (actor.audience === 'vendor')
      throw Failure.field('vendor_id', 'is not expected: it is always your own store');
    if (vendor_id !== null && !(await this.database.em.exists(Vendor, { where: { id: vendor_id } })))
      throw Failure.field('vendor_id', 'does not exist');
    return vendor_id;
  }
}

function mapped(columns: readonly ImportColumn[], input: MapImportInput, actor: Actor): ImportColumn[] {
  const errors: FieldRefusals = {};
  if (input.columns.length !== columns.length)
    throw Failure.field('columns', 'must list every column of the file');
  const seen = new Set<string>();
  const result = columns.map((column, place) => {
    const { name, target } = input.columns[place] ?? { name: '', target: null };
    const at = `columns.${place}.target`;
    if (name !== column.name) errors[`columns.${place}.name`] = [msg`must be ${column.name}`];
    else if (target !== null && !isTarget(target, actor.audience as 'admin' | 'vendor'))
      errors[at] = [
        target === 'vendor' ? 'can’t be chosen: all products belong to your own store' : 'does not exist',
      ];
    else if (target !== null && seen.has(target) && !SHARED_TARGETS.has(target))
      errors[at] = ['is selected twice'];
    if (target) seen.add(target);
    return { ...column, target };
  });
  if (Object.keys(errors).length) throw Failure.invalid(errors);
  return result;
}
