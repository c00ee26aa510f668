import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { AuditEntry } from './audit-entry.entity';

/** Finds out which resources somebody has edited since the shop was installed. */
@Injectable()
export class EditedResources {
  constructor(private readonly database: Database) {}

  /** Those of the given resources of which a user has created or changed a record. */
  async among(resources: readonly string[]): Promise<ReadonlySet<string>> {
    const rows: { resource: string }[] = await this.database.em
      .createQueryBuilder(AuditEntry, 'e')
      .select('DISTINCT e.resource', 'resource')
      .where({ resource: In(resources) })
      .getRawMany();
    return new Set(rows.map(({ resource }) => resource));
  }
}
