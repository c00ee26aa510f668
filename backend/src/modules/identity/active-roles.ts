import { Injectable } from '@nestjs/common';
import type { ROLE_AUDIENCES } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Page } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import { requestedIds, type LookupRequest } from '../../kernel/resource';
import { Role } from './role.entity';

/** A role in a look-up. */
export type ActiveRole = Pick<Role, 'id' | 'code' | 'name'>;

/** Lists all active roles of an audience; there are few, so without paging. */
@Injectable()
export class ActiveRoles {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  async execute(
    audience: (typeof ROLE_AUDIENCES)[number],
    ask: LookupRequest,
    language: string,
  ): Promise<Page<ActiveRole, 'roles'>> {
    const named = requestedIds(ask);
    const where = { audience, ...(named ? { id: In([0, ...named]) } : { status: 'active' }) };
    const roles = await this.database.em.find(Role, { where, order: { name: 'ASC' } });
    const wanted = ask.q?.trim().toLowerCase() ?? '';
    const rows = (await this.translator.translate('roles', roles, language))
      .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
      .map(({ id, code, name }) => ({ id, code, name }));
    return new Page('roles', rows, rows.length);
  }
}
