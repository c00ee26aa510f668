import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Admin } from './admin.entity';

/** Names of operators, for records that tell who asked for or decided something. */
@Injectable()
export class AdminNames {
  constructor(private readonly database: Database) {}

  /** Names by id, also of deleted operators; null ids are left out. */
  async find(ids: readonly (number | null)[]): Promise<Map<number, string>> {
    const adminIds = [...new Set(ids.flatMap((id) => id ?? []))];
    if (adminIds.length === 0) return new Map();
    const rows = await this.database.em.find(Admin, { where: { id: In(adminIds) }, withDeleted: true });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
