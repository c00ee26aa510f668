import { Injectable } from '@nestjs/common';
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
    const rows = await this.database.em.find(Role, { where: { id: role_id } });
    const [role] = await this.translator.translate('roles', rows, language);
    return role?.name ?? '';
  }
}
