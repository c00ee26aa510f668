import { Injectable } from '@nestjs/common';
import type { VendorUserStatus } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { secretToken } from '../../kernel/spelling';
import { PasswordLinks, Role } from '../identity';
import { VendorUser } from './vendor-user.entity';

const VENDOR_ROLE = 'vendor';

/** Account data of a store's owner. */
export interface Owner {
  vendor_id: number;
  name: string;
  email: string;
  phone: string | null;
  /** Locale of e-mails; null means the shop's default. */
  locale?: string | null;
}

/** Creates the user accounts with which vendors sign in. */
@Injectable()
export class VendorAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly links: PasswordLinks,
  ) {}

  /** Creates the owner's account in the current transaction; `password` is a hash. */
  async open(owner: Owner, password: string, status: VendorUserStatus = 'active'): Promise<number> {
    return this.database.tx(async (em) => {
      if (await em.exists(VendorUser, { where: { email: owner.email } })) throw emailTaken();
      const now = this.clock.now();
      const role_id = await roleId(em, now);
      const row = { ...owner, role_id, password, status, created_at: now, updated_at: now };
      const { identifiers } = await em.insert(VendorUser, row);
      return Number(identifiers[0]?.id);
    });
  }

  /** Creates the account with a random password and e-mails the owner a link to choose one. */
  async invite(owner: Owner, store: string): Promise<void> {
    const unknown = await this.passwords.hash(secretToken());
    const id = await this.open(owner, unknown, 'invited');
    await this.links.sendInvite({ audience: 'vendor', id, email: owner.email }, store);
  }
}

/** Id of the default vendor role, else of the vendor system role, which is created in an unseeded shop. */
async function roleId(em: EntityManager, now: Date): Promise<number> {
  const chosen = await em.findOne(Role, {
    where: { audience: 'vendor', is_default: true, status: 'active' },
  });
  const role = chosen ?? (await em.findOne(Role, { where: { code: VENDOR_ROLE } }));
  if (role) return role.id;
  const row = { code: VENDOR_ROLE, name: 'Vendor', audience: 'vendor', is_system: true, status: 'active' };
  const { identifiers } = await em.insert(Role, { ...row, created_at: now, updated_at: now });
  return Number(identifiers[0]?.id);
}

/** 422: the e-mail address already has a seller account. */
export function emailTaken(): Failure {
  return Failure.field('email', 'There is a seller account with this email address.');
}
