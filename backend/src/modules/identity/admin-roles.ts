import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { idOf, Page } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import type { LookupRequest } from '../../kernel/resource';
import { Role } from './role.entity';

/** A role in a look-up. */
export type ActiveRole = Pick<Role, 'id' | 'code' | 'name'>;

/** Lists all active back-office roles; there are few, so without paging. */
@Injectable()
export class AdminRoles {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  async execute({ q, ids }: LookupRequest, language: string): Promise<Page<ActiveRole, 'roles'>> {
    const named = ids
      ?.split(',')
      .slice(0, 1000)
      .flatMap((text) => idOf(text.trim()) ?? []);
    const where = { audience: 'admin', ...(named ? { id: In([0, ...named]) } : { status: 'active' }) };
    const roles = await this.database.em.find(Role, { where, order: { name: 'ASC' } });
    const wanted = q?.trim().toLowerCase() ?? '';
    const rows = (await this.translator.translate('roles', roles, language))
      .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
      .map(({ id, code, name }) => ({ id, code, name }));
    return new Page('roles', rows, rows.length);
  }
}
