import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { Category } from '../catalogue';
import { Vendor } from '../vendors';
import { Commission } from './commission.entity';

const VERSION = 'commissions';

/** The active rules, and those assigned explicitly: vendor id, or category id, → rule id. */
export interface ActiveRules {
  rules: Commission[];
  ofVendor: ReadonlyMap<number, number | null>;
  ofCategory: ReadonlyMap<number, number | null>;
}

/** Caches the active rules in the process until one of them changes, because every sale reads them. */
@Injectable()
export class ActiveCommissionRules implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe([VERSION, 'vendors', 'categories'], async () => this.cache.invalidate(VERSION));
  }

  now(): Promise<ActiveRules> {
    return this.cache.getOrCompute(VERSION, 'active', () => this.load());
  }

  private async load(): Promise<ActiveRules> {
    const { em } = this.database;
    const rules = await em.find(Commission, { where: { status: 'active' } });
    const agreed = { where: { commission_id: Not(IsNull()) }, select: { id: true, commission_id: true } };
    const vendors = await em.find(Vendor, agreed);
    const categories = await em.find(Category, agreed);
    return {
      rules,
      ofVendor: new Map(vendors.map((row) => [row.id, row.commission_id])),
      ofCategory: new Map(categories.map((row) => [row.id, row.commission_id])),
    };
  }
}
