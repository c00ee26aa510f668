import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { TwoFactors } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { VendorUser } from './vendor-user.entity';
import { Vendor } from './vendor.entity';

/** Disables two-factor authentication of a vendor's users who lost app and codes; closes their sessions. */
@Injectable()
export class ResetVendorTwoFactor {
  constructor(
    private readonly database: Database,
    private readonly twoFactors: TwoFactors,
  ) {}

  /** @throws Failure 404 for an unknown vendor; 409 `two_factor_off` when none of its users has it enabled */
  async execute(vendor_id: number, actor: Actor): Promise<void> {
    if (!(await this.database.em.exists(Vendor, { where: { id: vendor_id } })))
      throw Failure.notFound('vendor');
    const where = { vendor_id, two_factor_enabled: true };
    const users = await this.database.em.find(VendorUser, { where, select: { id: true } });
    if (users.length === 0)
      throw Failure.conflict('two_factor_off', 'No one at this vendor uses two-step verification.');
    await this.database.tx(async () => {
      for (const { id } of users) await this.twoFactors.reset('vendor', id, actor);
    });
  }
}
