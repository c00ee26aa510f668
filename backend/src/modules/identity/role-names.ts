import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import { Role } from './role.entity';

/** Reads the names of roles in a user's language. */
@Injectable()
export class RoleNames {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  /** The role's name, or an empty text for a role that no longer exists. */
  async execute(role_id: number, language: string): Promise<string> {
    return (await this.findByIds([role_id], language)).get(role_id) ?? '';
  }

  /** Names by id. */
  async findByIds(ids: readonly number[], language: string): Promise<Map<number, string>> {
    const rows = await this.database.em.find(Role, { where: { id: In([0, ...new Set(ids)]) } });
    const roles = await this.translator.translate('roles', rows, language);
    return new Map(roles.map(({ id, name }) => [id, name]));
  }
}
