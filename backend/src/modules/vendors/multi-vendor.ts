import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import { Setting } from '../settings';
import { Vendor } from './vendor.entity';

/**
 * 403 for vendors, and for operators who manage them, while only the platform's own vendor trades
 * (specification §6). That vendor is managed in the back office, so it has no portal either.
 */
export function multiVendorOff(): Failure {
  return new Failure(
    403,
    'multi_vendor_off',
    'Multi-vendor mode is off, so vendor features are not available.',
  );
}

/** Refuses to switch multi-vendor off without a platform vendor, which would close the whole shop. */
@Injectable()
export class MultiVendorSwitch implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['settings.general'], () => this.check());
  }

  private async check(): Promise<void> {
    const { em } = this.database;
    const rows = await em.find(Setting, { where: { group: 'general' } });
    const value = (key: string): unknown => rows.find((row) => row.key === key)?.value;
    const id = value('platform_vendor_id');
    if (typeof id === 'number' && !(await em.exists(Vendor, { where: { id } })))
      throw Failure.field('values.platform_vendor_id', 'is not a vendor of this shop');
    if (value('is_multi_vendor') === 0 && typeof id !== 'number')
      throw Failure.field(
        'values.platform_vendor_id',
        'must be chosen before multi-vendor mode is turned off',
      );
  }
}
