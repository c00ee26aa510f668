import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DELIVERY_CODE_ATTEMPTS, latinDigits } from '@stoa/contracts';
import { In, LessThan } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { TouchOrders } from '../touch-orders';
import { IN_HAND } from './assignment.process';
import { RiderAssignment } from './rider-assignment.entity';

/** How often the rider can still enter a code. */
export function codeAttemptsLeft({ code_attempts }: Pick<RiderAssignment, 'code_attempts'>): number {
  return Math.max(0, DELIVERY_CODE_ATTEMPTS - code_attempts);
}

/** A new delivery code: six digits. */
export function newDeliveryCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Delivery codes, with which buyers confirm that a rider has brought their order. */
@Injectable()
export class DeliveryCodes {
  constructor(
    private readonly database: Database,
    private readonly touch: TouchOrders,
  ) {}

  /** Codes by order id, for their buyers: while a rider has the items and the buyer needs the code. */
  async findByOrders(orderIds: readonly number[]): Promise<Map<number, string>> {
    if (orderIds.length === 0) return new Map();
    const where = { order_id: In([...orderIds]), state: In([...IN_HAND]) };
    const rows = await this.database.em.find(RiderAssignment, { where });
    return new Map(
      rows.flatMap(({ order_id, delivery_code }) =>
        delivery_code ? [[order_id, delivery_code] as const] : [],
      ),
    );
  }

  /**
   * Checks a typed code in a transaction of its own, so that a wrong attempt is counted although its request fails.
   * Deliveries from before there were codes need none.
   * @throws Failure 422 on `code`; 409 `delivery_code_locked` after too many attempts
   */
  async verify(
    { id, order_id, delivery_code }: RiderAssignment,
    typed: string | null | undefined,
  ): Promise<void> {
    if (delivery_code === null) return;
    const code = latinDigits(typed ?? '').replaceAll(/\D/g, '');
    if (code === '') throw Failure.field('code', 'Please enter the customer’s delivery code.');
    const isAllowed = await this.database.tx(async (em) => {
      const where = { id, code_attempts: LessThan(DELIVERY_CODE_ATTEMPTS) };
      const { affected } = await em.update(RiderAssignment, where, {
        code_attempts: () => 'code_attempts + 1',
      });
      await this.touch.execute([order_id]);
      return Boolean(affected);
    });
    if (!isAllowed)
      throw Failure.conflict(
        'delivery_code_locked',
        'Too many wrong codes. Please ask the dispatcher to complete this delivery.',
      );
    if (code !== delivery_code) throw Failure.field('code', 'This is not the delivery code of this order.');
  }
}
