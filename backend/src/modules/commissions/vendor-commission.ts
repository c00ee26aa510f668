import { Injectable } from '@nestjs/common';
import type { VendorCommission as Shown } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ResourceService } from '../../kernel/resource';
import { Currencies } from '../localisation';
import { Vendor } from '../vendors';
import { Commission } from './commission.entity';
import { commissions } from './commissions.resource';
import { ruleFor } from './rule-for';

/** The rule for a vendor's sales in general; rules for categories, products and prices may precede it. */
@Injectable()
export class VendorCommission {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly resourceService: ResourceService,
  ) {}

  async find(vendor_id: number, caller: Caller): Promise<Shown> {
    const { em } = this.database;
    const vendor = await em.findOne(Vendor, { where: { id: vendor_id } });
    if (!vendor) throw Failure.notFound('vendor');
    const anything = { product_id: null, category_ids: [], price: null };
    const currency = this.currencies.default().code;
    const sale = { vendor_id, ...anything, currency, agreed: [vendor.commission_id], at: this.clock.now() };
    const match = ruleFor(sale, await em.find(Commission));
    if (!match) return { because: null, rule: null };
    const rule = await this.resourceService.one(commissions, match.rule.id, caller);
    return { because: match.because, rule: rule as Record<string, unknown> };
  }
}
