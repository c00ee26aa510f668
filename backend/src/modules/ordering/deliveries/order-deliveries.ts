import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Rider } from '../../riders';
import { codeAttemptsLeft } from './delivery-codes';
import { RiderAssignment } from './rider-assignment.entity';

/** Reads the rider delivery of an order for its page. */
@Injectable()
export class OrderDeliveries {
  constructor(private readonly database: Database) {}

  /** The latest delivery of an order; null if it was never offered to a rider. */
  async find(order_id: number): Promise<OrderRecord['delivery']> {
    const { em } = this.database;
    const [last] = await em.find(RiderAssignment, { where: { order_id }, order: { id: 'DESC' }, take: 1 });
    const rider = last && (await em.findOne(Rider, { where: { id: last.rider_id } }));
    if (!rider) return null;
    const { id, state, created_at, live_order_id, failure_reason, delivery_code } = last;
    return {
      id,
      state,
      is_over: live_order_id === null,
      rider: { id: rider.id, name: rider.name, phone: rider.phone },
      offered_at: created_at.toISOString(),
      failure_reason,
      is_code_locked: live_order_id !== null && delivery_code !== null && codeAttemptsLeft(last) === 0,
    };
  }
}
