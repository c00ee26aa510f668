import { Injectable } from '@nestjs/common';
import type { VendorSummary } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { VendorReader } from '../../vendors';
import { VendorFollower } from './vendor-follower.entity';

/** Maximum number of stores listed, latest first. */
const SHOWN = 200;

/** Lists the stores that a customer follows. */
@Injectable()
export class FollowedVendors {
  constructor(
    private readonly database: Database,
    private readonly reader: VendorReader,
  ) {}

  /** The followed stores that are currently visible; none while multi-vendor is off. */
  async list({ id: customer_id }: Actor, language: string): Promise<VendorSummary[]> {
    const rows = await this.database.em.find(VendorFollower, {
      where: { customer_id },
      order: { created_at: 'DESC', vendor_id: 'DESC' },
      take: SHOWN,
    });
    return this.reader.byIds(
      rows.map(({ vendor_id }) => vendor_id),
      language,
    );
  }
}
