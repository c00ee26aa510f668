import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { CATALOGUE } from '../../catalogue';
import { VendorFollower } from './vendor-follower.entity';

/** Followers whose account is there: an operator may have deleted it, and may bring it back. */
const RECOUNT = `UPDATE vendors SET followers_count = (
    SELECT COUNT(*) FROM vendor_followers f JOIN customers c ON c.id = f.customer_id
    WHERE f.vendor_id = vendors.id AND c.deleted_at IS NULL AND c.id <> ?)
  WHERE id IN `;

/** Keeps stores' numbers of followers true when customers go and come back. */
@Injectable()
export class Followers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly cache: VersionedCache,
  ) {}

  onModuleInit(): void {
    this.changes.follow(['customers'], async ({ action, id }) => {
      // A deletion is told before it is done.
      if (action === 'delete') await this.recount(await this.followedBy(id), id);
      if (action === 'restore') await this.recount(await this.followedBy(id));
    });
  }

  /** Takes a customer off all stores that they follow, in the caller's transaction. */
  async forget(customer_id: number): Promise<void> {
    const followed = await this.followedBy(customer_id);
    await this.database.em.delete(VendorFollower, { customer_id });
    await this.recount(followed);
  }

  private async followedBy(customer_id: number): Promise<number[]> {
    const rows = await this.database.em.find(VendorFollower, { where: { customer_id } });
    return rows.map(({ vendor_id }) => vendor_id);
  }

  private async recount(ids: readonly number[], leaving = 0): Promise<void> {
    if (ids.length === 0) return;
    await this.database.em.query(`${RECOUNT}(${ids.map(() => '?').join(', ')})`, [leaving, ...ids]);
    this.database.afterCommit(() => this.cache.bump(CATALOGUE));
  }
}
