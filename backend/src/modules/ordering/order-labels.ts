import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { StateLabels } from '../../kernel/labels';
import { OrderStatus } from './order-status.entity';

/** Operators' labels for order states. */
@Injectable()
export class OrderLabels extends StateLabels<OrderState> {
  protected readonly entity = OrderStatus;
  protected readonly resource = 'order_statuses';
}
