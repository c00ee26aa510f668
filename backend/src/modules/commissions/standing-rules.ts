import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { Category } from '../catalogue';
import { Vendor } from '../vendors';
import { Commission } from './commission.entity';

const VERSION = 'commissions';

/** The active rules, and which of them was agreed: vendor id, or category id, → rule id. */
export interface Standing {
  rules: Commission[];
  ofVendor: ReadonlyMap<number, number | null>;
  ofCategory: ReadonlyMap<number, number | null>;
}

/** Keeps the rules in the process until one of them changes, because every sale asks for them. */
@Injectable()
export class StandingRules implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.follow([VERSION, 'vendors', 'categories'], async () => this.cache.bump(VERSION));
  }

  now(): Promise<Standing> {
    return this.cache.remember(VERSION, 'standing', () => this.load());
  }

  private async load(): Promise<Standing> {
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
