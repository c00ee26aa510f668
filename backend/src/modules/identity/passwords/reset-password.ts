import { Injectable } from '@nestjs/common';
import { Passwords, Principals, Sessions } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { LinkAudience } from './password-link.entity';
import { PasswordLinks } from './password-links';

/** Sets a new password by means of a link's token, and ends all sessions of the account. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly principals: Principals,
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
  ) {}

  /** @throws Failure 422 on `token` when the link is unknown, used or expired */
  async execute(token: string, password: string): Promise<{ audience: LinkAudience }> {
    const hash = await this.passwords.hash(password);
    return this.database.tx(async () => {
      const owner = await this.links.redeem(token);
      if (!owner)
        throw Failure.field('token', 'This link has been used or has expired. Please request a new one.');
      await this.principals.getSource(owner.audience).setPassword?.(owner.id, hash);
      await this.sessions.closeAll(owner.audience, owner.id);
      return { audience: owner.audience };
    });
  }
}
