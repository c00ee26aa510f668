import { ORDER_STATES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { stateLabel } from '../../kernel/labels';

/** An operator's label for an order state. */
@Entity('order_statuses')
@Index(['maps_to'])
export class OrderStatus extends stateLabel(ORDER_STATES) {}
