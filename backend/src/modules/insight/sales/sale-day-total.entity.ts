import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../kernel/resource';

const AMOUNT = { type: 'bigint', transformer: SAFE_INTEGER } as const;

/**
 * Booked sales of a finished day, by vendor and currency, so that reports read days instead of orders. Always what
 * the books have, which `npm run verify:books` proves.
 */
@Entity('sale_day_totals')
export class SaleDayTotal {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  @PrimaryColumn({ type: 'integer' })
  vendor_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 3 })
  currency!: string;

  /** Sales less cancelled ones. */
  @Column({ type: 'integer' })
  orders!: number;

  @Column({ type: 'integer' })
  quantity!: number;

  @Column(AMOUNT)
  items!: number;

  @Column(AMOUNT)
  discount!: number;

  @Column(AMOUNT)
  shipping!: number;

  @Column(AMOUNT)
  payment_fee!: number;

  @Column(AMOUNT)
  tax!: number;

  @Column(AMOUNT)
  total!: number;

  /** Of sales in another currency than the default one: the total in that, at the rates of the sales. */
  @Column(AMOUNT)
  exchanged!: number;
}
