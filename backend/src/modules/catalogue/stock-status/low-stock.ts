import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings';

/** The shop's low-stock threshold. */
@Injectable()
export class LowStock {
  constructor(private readonly settings: Settings) {}

  /** Available units at or below which a product without own reorder points is low in stock. */
  async getThreshold(): Promise<number> {
    return (await this.settings.get('store')).low_stock;
  }
}
