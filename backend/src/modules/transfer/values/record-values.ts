import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, insertMany } from '../../../kernel/database';
import { ImportValue } from './import-value.entity';
import { valueKey, type ValueName } from './missing-values';

/** Stores which values of a file the shop doesn't have; what was decided about others stays. */
@Injectable()
export class RecordValues {
  constructor(private readonly database: Database) {}

  async execute(import_id: number, missing: readonly ValueName[]): Promise<void> {
    await this.database.tx(async (em) => {
      const rows = await em.find(ImportValue, { where: { import_id } });
      const wanted = new Set(missing.map(valueKey));
      const gone = rows.filter((row) => row.target_id === null && !wanted.has(valueKey(row)));
      if (gone.length) await em.delete(ImportValue, { id: In(gone.map(({ id }) => id)) });
      const known = new Set(rows.map(valueKey));
      const added = missing.filter((one) => !known.has(valueKey(one)));
      await insertMany(
        em,
        ImportValue,
        added.map((one) => ({ ...one, import_id })),
      );
    });
  }
}
