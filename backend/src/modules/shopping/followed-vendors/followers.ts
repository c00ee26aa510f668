import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Database, placeholders } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { VENDORS } from '../../catalogue';
import { VendorFollower } from './vendor-follower.entity';

/** Counts followers whose account is not soft-deleted; operators may restore deleted customers. */
const RECOUNT = `UPDATE vendors SET followers_count = (
    SELECT COUNT(*) FROM vendor_followers f JOIN customers c ON c.id = f.customer_id
    WHERE f.vendor_id = vendors.id AND c.deleted_at IS NULL AND c.id <> ?)
  WHERE id IN `;

/** Keeps the follower counts of stores correct when customers are deleted or restored. */
@Injectable()
export class Followers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly cache: VersionedCache,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['customers'], async ({ action, id }) => {
      // The deletion is published before the row is deleted.
      if (action === 'delete') await this.recount(await this.followedBy(id), id);
      if (action === 'restore') await this.recount(await this.followedBy(id));
    });
  }

  /** Unfollows all stores of a customer, in the caller's transaction. */
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
    await this.database.em.query(`${RECOUNT}(${placeholders(ids)})`, [leaving, ...ids]);
    this.cache.invalidateRecords(VENDORS, ids);
  }
}
