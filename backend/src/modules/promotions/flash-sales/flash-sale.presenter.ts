import { Injectable } from '@nestjs/common';
import type { FlashSaleFigures } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter } from '../../../kernel/resource';
import { SpecialPrices } from '../../pricing';
import type { FlashSale } from './flash-sale.entity';
import { flashSaleState } from './flash-sale-state';
import { FlashSaleStore } from './flash-sale.store';

/** Presents flash sales to operators: their fields, current state and units sold. */
@Injectable()
export class FlashSalePresenter implements Presenter<FlashSale> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly store: FlashSaleStore,
    private readonly prices: SpecialPrices,
    private readonly clock: Clock,
  ) {}

  async rows(rows: FlashSale[], caller: Caller): Promise<object[]> {
    const shown = await this.generic.rows(definitionOf(this), this.store, rows, caller);
    const figures = await this.figures(rows);
    return rows.map((row, index) => ({ ...shown[index], ...figures(row) }));
  }

  async one(row: FlashSale, caller: Caller): Promise<object> {
    const shown = await this.generic.one(definitionOf(this), this.store, row, caller);
    return { ...shown, ...(await this.figures([row]))(row) };
  }

  private async figures(rows: readonly FlashSale[]): Promise<(row: FlashSale) => FlashSaleFigures> {
    const sold = await this.prices.sold(rows.map((row) => row.id));
    const now = this.clock.now();
    return (row) => ({
      state: flashSaleState(row, now),
      sold: Object.fromEntries(sold.get(row.id) ?? []),
    });
  }
}
