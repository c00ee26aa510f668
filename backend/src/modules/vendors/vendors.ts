import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Settings } from '../settings';
import type { TradingFacts } from './trading';
import { trading } from './trading';

/** Tells other modules whether vendors are shown and may trade. */
@Injectable()
export class Vendors {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Whether the storefront shows vendor names: not when there is one vendor only (specification §6). */
  areNamed(): Promise<boolean> {
    return this.settings.isMultiVendor();
  }

  /** Whether a vendor's products can be bought now. */
  async isTrading(vendor: TradingFacts): Promise<boolean> {
    return (await this.judge())(vendor);
  }

  /** `isTrading` as a predicate for many vendors, with the current settings and time. */
  async judge(): Promise<(vendor: TradingFacts) => boolean> {
    const { is_multi_vendor, platform_vendor_id } = await this.settings.general();
    const now = this.clock.now();
    return (vendor) => trading(vendor, is_multi_vendor === 1, platform_vendor_id, now);
  }
}
