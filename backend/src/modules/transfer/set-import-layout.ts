import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { Currencies } from '../localisation';
import { Import } from './import.entity';
import type { ImportLayoutInput } from './import.inputs';
import { importProcess } from './import.process';
import { importsOf } from './imports.resource';
import { suggestedColumns } from './reading/suggested-columns';
import { analyzeTableInThread } from './reading/table-threads';

/** Changes how the file of an import is read. With another encoding or delimiter it has other columns, which are suggested anew. */
@Injectable()
export class SetImportLayout {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly currencies: Currencies,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 409 once the import has started, 422 on `file` if it is no table in this layout */
  async execute(id: number, input: ImportLayoutInput, actor: Actor): Promise<Import> {
    const { code } = this.currencies.default();
    if (input.currency != null && input.currency !== code)
      throw Failure.field('currency', 'must be the currency of this shop, in which its prices are stored');
    const row = await this.find(this.database.em, id, actor);
    const layout = { ...row.layout, ...stated(input) };
    const isOther = (['encoding', 'delimiter', 'sheet'] as const).some(
      (name) => layout[name] !== row.layout[name],
    );
    if (layout.sheet && !row.layout.sheets?.includes(layout.sheet))
      throw Failure.field('sheet', 'does not exist');
    const read = isOther ? await this.readAgain({ ...row, layout }, actor) : {};
    return this.database.tx(async (em) => {
      const present = await this.find(em, id, actor);
      if (present.state === 'checked')
        await importProcess.move(em, Import, present, 'uploaded', 'person', {});
      else if (present.state !== 'uploaded')
        throw Failure.conflict(
          'already_begun',
          'This import has started; its columns can no longer be changed.',
        );
      await em.update(Import, { id }, { layout, ...read, updated_at: this.clock.now() });
      return em.findOneOrFail(Import, { where: { id } });
    });
  }

  private async readAgain(
    { storage_key, layout }: Pick<Import, 'storage_key' | 'layout'>,
    actor: Actor,
  ): Promise<Partial<Import>> {
    const file = storage_key ? await this.storage.get(storage_key) : null;
    if (!file)
      throw Failure.conflict('file_gone', 'The file is no longer available. Please upload it again.');
    const facts = await analyzeTableInThread(file.stream, layout);
    const { source, columns } = suggestedColumns(facts, actor.audience as 'admin' | 'vendor');
    return { source, columns, rows_total: facts.rows };
  }

  private async find(em: EntityManager, id: number, actor: Actor): Promise<Import> {
    const row = await em.findOne(Import, { where: { id, ...importsOf(actor) } });
    if (!row) throw Failure.notFound('import');
    return row;
  }
}

/** The properties that a person chose. */
function stated(input: ImportLayoutInput): Partial<Import['layout']> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}
