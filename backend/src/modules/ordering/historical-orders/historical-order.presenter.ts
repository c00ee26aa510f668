import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../kernel/access';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../../kernel/resource';
import type { HistoricalOrder } from './historical-order.entity';
import { HistoricalOrderLines } from './historical-order-lines';

/** Presents historical orders; one has its lines and addresses. */
@Injectable()
export class HistoricalOrderPresenter implements Presenter<HistoricalOrder> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly lines: HistoricalOrderLines,
  ) {}

  rows(rows: HistoricalOrder[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    return this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
  }

  async one(row: HistoricalOrder, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    const { billing_address, shipping_address } = row;
    const lines = (await this.lines.findByOrders([row.id])).get(row.id) ?? [];
    return { ...shown, billing_address, shipping_address, lines };
  }
}
