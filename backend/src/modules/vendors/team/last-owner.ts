import { Injectable } from '@nestjs/common';
import { hasAllPermissions } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Role } from '../../identity';
import { VendorUser } from '../vendor-user.entity';

/**
 * Protects the last active owner of a store. Owners have the role with all permissions; where operators have made
 * another one the default of vendors, a store may have none of them, and its owners are those with the default role.
 */
@Injectable()
export class LastOwner {
  constructor(private readonly database: Database) {}

  /**
   * Call it before a member is disabled, removed or gets the role `next`.
   * @throws Failure 409 `last_owner`
   */
  async refuse({ id, vendor_id, role_id, status }: VendorUser, next?: number): Promise<void> {
    const { em, forUpdate } = this.database;
    const roles = await em.find(Role, { where: { audience: 'vendor' } });
    const whole = roles.find(hasAllPermissions)?.id ?? 0;
    const standard = roles.find((role) => role.is_default)?.id ?? whole;
    const where = { vendor_id, status: 'active', role_id: In([whole, standard]) } as const;
    // Row lock, so that two concurrent requests can't remove the last two.
    const owners = await em.find(VendorUser, { where, ...forUpdate });
    const owning = owners.some((owner) => owner.role_id === whole) ? whole : standard;
    if (status !== 'active' || role_id !== owning || next === owning || next === whole) return;
    if (owners.some((owner) => owner.role_id === owning && owner.id !== id)) return;
    throw Failure.conflict(
      'last_owner',
      'This is the last active owner of the store. Make somebody else one first.',
    );
  }
}
