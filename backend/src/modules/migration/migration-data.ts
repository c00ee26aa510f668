import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { type DataSubject, PersonalData } from '../customers';
import {
  MigratedRecord,
  ShopMigrationEffect,
  ShopMigrationIssue,
  WaitingRecord,
} from './migrated-records.entity';

const BATCH_SIZE = 500;

/**
 * Personal data in migrations: what a record was before a later file changed it, lines of reports, and waiting
 * records. Hashes stay, so that a repeated file does not bring an erased person back.
 */
@Injectable()
export class MigrationData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'shop_migrations',
      read: () => Promise.resolve([]),
      erase: (subject) => this.erase(subject),
    });
  }

  private async erase({ customer_id, email }: DataSubject): Promise<void> {
    const { em } = this.database;
    const migrated = await em.find(MigratedRecord, { where: { kind: 'customers', record_id: customer_id } });
    const ids = migrated.map(({ id }) => id);
    if (ids.length > 0) await em.delete(ShopMigrationEffect, { migrated_id: In(ids) });
    if (!email) return;
    await em.delete(ShopMigrationIssue, { record: email });
    await em.delete(ShopMigrationIssue, { value: email });
    for (let after = 0; ;) {
      const rows = await em
        .createQueryBuilder(WaitingRecord, 'w')
        .where('w.id > :after', { after })
        .orderBy('w.id', 'ASC')
        .limit(BATCH_SIZE)
        .getMany();
      const theirs = rows.filter(({ draft }) => JSON.stringify(draft).includes(JSON.stringify(email)));
      if (theirs.length > 0) await em.delete(WaitingRecord, { id: In(theirs.map(({ id }) => id)) });
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH_SIZE) return;
    }
  }
}
