import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { type Actor, isOwnAccount } from '../../kernel/access';
import { Authority } from './authority';

/** What the reader may do with an account, besides having the permission; consoles offer nothing else. */
interface AccountRight {
  editable: boolean;
  /** Also whether it can be disabled. */
  deletable: boolean;
}

/** Tells readers of accounts which of them they may change: not people above them, and nobody removes themselves. */
@Injectable()
export class AccountRights {
  constructor(private readonly authority: Authority) {}

  /** The rights over each account of an audience, in order. */
  async over(
    accounts: readonly { id: number; role_id: number }[],
    audience: Audience,
    actor: Actor | null,
  ): Promise<AccountRight[]> {
    const above = await this.authority.rolesAbove(
      actor,
      accounts.map(({ role_id }) => role_id),
    );
    return accounts.map(({ id, role_id }) => {
      const editable = !above.has(role_id);
      return { editable, deletable: editable && !isOwnAccount(id, audience, actor) };
    });
  }
}
