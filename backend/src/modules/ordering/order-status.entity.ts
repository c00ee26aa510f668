import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, Status, Text } from '../../kernel/resource';

/** An operator's label for a state of orders; a state may have several, its default one is shown (domain §2). */
@Entity('order_statuses')
@Index(['maps_to'])
export class OrderStatus extends BaseRecord {
  @Text({ max: 80, required: true, translated: true })
  name!: string;

  @Choice(ORDER_STATES, { required: true })
  maps_to!: OrderState;

  @Text({ max: 7, format: 'color' })
  color!: string | null;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
