import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OrderExplanation } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Allow, Me } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { ExplainOrder } from './explain-order';

/** Explanations of orders' amounts for one audience; not in the specification. */
function explanations(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} orders`)
  @Controller(`backend/api/${audience}`)
  class ExplanationsController {
    constructor(readonly order: ExplainOrder) {}

    /** What the vendor earns from an order and each of its lines, and why. */
    @Allow(audience, 'orders.read')
    @Get('explainOrder/:order_id')
    explainOrder(@Param('order_id', IdPipe) id: number, @Me() actor: Actor): Promise<OrderExplanation> {
      return this.order.execute(id, actor);
    }
  }
  return ExplanationsController;
}

export const AdminExplanationsController = explanations('admin');
export const VendorExplanationsController = explanations('vendor');
