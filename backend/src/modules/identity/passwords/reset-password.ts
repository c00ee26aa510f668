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

  /** @throws Failure 422 on `token` when the link is unknown, used or expired; `details` tell whose it was */
  async execute(token: string, password: string): Promise<{ audience: LinkAudience }> {
    const hash = await this.passwords.hash(password);
    return this.database.tx(async () => {
      const owner = await this.links.redeem(token);
      if (!owner) throw unusable(await this.links.audienceOf(token));
      await this.principals.getSource(owner.audience).setPassword?.(owner.id, hash);
      await this.sessions.closeAll(owner.audience, owner.id);
      return { audience: owner.audience };
    });
  }
}

/** The audience decides where another link can be requested. */
function unusable(audience: LinkAudience | null): Failure {
  const text = 'This link has been used or has expired. Please request a new one.';
  return new Failure(422, 'invalid', text, { token: [text] }, { audience });
}
