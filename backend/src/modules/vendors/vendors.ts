import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Settings } from '../settings';
import type { TradingFacts } from './trading';
import { trading } from './trading';

/** Answers for vendors to the modules above. */
@Injectable()
export class Vendors {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Whether shoppers are told who sells: not where there is one vendor only (specification §6). */
  areNamed(): Promise<boolean> {
    return this.settings.isMultiVendor();
  }

  /** Whether a vendor's goods can be bought now. */
  async isTrading(vendor: TradingFacts): Promise<boolean> {
    return (await this.judge())(vendor);
  }

  /** The same as a test over many vendors, under the settings of this moment. */
  async judge(): Promise<(vendor: TradingFacts) => boolean> {
    const { is_multi_vendor, platform_vendor_id } = await this.settings.general();
    const now = this.clock.now();
    return (vendor) => trading(vendor, is_multi_vendor === 1, platform_vendor_id, now);
  }
}
