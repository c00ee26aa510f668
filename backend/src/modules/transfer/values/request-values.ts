import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { AlertMails } from '../../messaging';
import { Vendor } from '../../vendors';
import { Import } from '../import.entity';
import { importProcess } from '../import.process';
import { importsOf } from '../imports.resource';
import { ImportValue } from './import-value.entity';
import { importValuesRequested } from './import-values.emails';

/** A vendor asks operators for the values that its file needs; the import waits for their decision. */
@Injectable()
export class RequestValues {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mails: AlertMails,
  ) {}

  /** @throws Failure 409 `nothing_missing` if no value is open */
  request(id: number, actor: Actor): Promise<Import> {
    return this.database.tx(async (em) => {
      const row = await this.move(id, 'waiting', actor);
      const vendor = await em.findOne(Vendor, { where: { id: row.vendor_id ?? 0 } });
      const values = { store_name: vendor?.store_name ?? '', filename: row.filename };
      const path = `/admin/imports/view/${row.id}`;
      await this.mails.toOperators(() => ({ email: importValuesRequested, values, path }));
      return row;
    });
  }

  /** Takes the request back: the values can be mapped again. */
  withdraw(id: number, actor: Actor): Promise<Import> {
    return this.move(id, 'uploaded', actor);
  }

  private async move(id: number, to: 'waiting' | 'uploaded', actor: Actor): Promise<Import> {
    return this.database.tx(async (em) => {
      const row = await em.findOne(Import, { where: { id, ...importsOf(actor) } });
      if (!row) throw Failure.notFound('import');
      const isOpen = await em.existsBy(ImportValue, { import_id: id, decision: IsNull() });
      if (to === 'waiting' && !isOpen)
        throw Failure.conflict('nothing_missing', 'This file needs no new values.');
      const updated_at = this.clock.now();
      await importProcess.move(em, Import, row, to, 'person', { updated_at });
      return em.findOneOrFail(Import, { where: { id } });
    });
  }
}
