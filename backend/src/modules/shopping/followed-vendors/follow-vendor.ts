import { Injectable } from '@nestjs/common';
import type { FollowedVendor, FollowVendor as Input } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { VENDORS } from '../../catalogue';
import { Vendor, VendorReader } from '../../vendors';
import { VendorFollower } from './vendor-follower.entity';

/** Follows or unfollows a vendor's store; idempotent. */
@Injectable()
export class FollowVendor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly reader: VendorReader,
    private readonly cache: VersionedCache,
  ) {}

  /** @throws Failure 404 for following a store that is not visible; unfollowing is always possible */
  async execute({ vendor_id, follow = true }: Input, { id: customer_id }: Actor): Promise<FollowedVendor> {
    const isShown = await this.reader.isShown(vendor_id);
    if (follow && !isShown) throw Failure.notFound('store');
    const key = { customer_id, vendor_id };
    const change = (): Promise<void> => (follow ? this.add(key) : this.remove(key));
    await change().catch((error: unknown) => {
      // A concurrent identical request won the race, so the result is the desired one.
      if (!isDuplicate(error)) throw error;
    });
    const vendor = await this.database.em.findOne(Vendor, { where: { id: vendor_id } });
    return { vendor_id, is_followed: follow, followers_count: vendor?.followers_count ?? 0 };
  }

  private add(key: Pick<VendorFollower, 'customer_id' | 'vendor_id'>): Promise<void> {
    return this.database.tx(async (em) => {
      if (await em.existsBy(VendorFollower, key)) return;
      await em.insert(VendorFollower, { ...key, created_at: this.clock.now() });
      await this.count(key.vendor_id, 1);
    });
  }

  private remove(key: Pick<VendorFollower, 'customer_id' | 'vendor_id'>): Promise<void> {
    return this.database.tx(async (em) => {
      const { affected } = await em.delete(VendorFollower, key);
      if (affected === 1) await this.count(key.vendor_id, -1);
    });
  }

  private async count(id: number, more: 1 | -1): Promise<void> {
    const followers_count = (): string => `followers_count + (${more})`;
    await this.database.em.update(Vendor, { id }, { followers_count });
    this.cache.invalidateRecords(VENDORS, [id]);
  }
}
