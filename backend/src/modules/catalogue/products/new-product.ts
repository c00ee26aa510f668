import { Injectable } from '@nestjs/common';
import type { NewProduct as Answer } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { owningTenant } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Settings } from '../../settings';
import { Vendor } from '../../vendors';
import { ProductApproval } from './product-approval';

/** Initial values of the form for a new product. */
@Injectable()
export class NewProduct {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly approval: ProductApproval,
  ) {}

  async execute({ actor }: Caller): Promise<Answer> {
    return {
      needs_approval: await this.approval.isRequired(actor),
      vendor_id: owningTenant(actor) ?? (await this.likelyVendor()),
    };
  }

  /** The platform's own vendor, or the only approved one. */
  private async likelyVendor(): Promise<number | null> {
    const { platform_vendor_id } = await this.settings.general();
    if (platform_vendor_id !== null) return platform_vendor_id;
    const [first, second] = await this.database.em.find(Vendor, {
      where: { status: 'approved' },
      select: { id: true },
      take: 2,
    });
    return first && !second ? first.id : null;
  }
}
