import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { StateLabels } from '../../kernel/labels';
import { OrderStatus } from './order-status.entity';

/** The operators' words for the states of orders. */
@Injectable()
export class OrderLabels extends StateLabels<OrderState> {
  protected readonly entity = OrderStatus;
  protected readonly resource = 'order_statuses';
}
