import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database } from '../../kernel/database';
import { EarlierOrders } from '../promotions';
import { Order } from './order.entity';
import { VOID_STATES } from './order.process';

/** Answers whether somebody has ordered before, by e-mail address. */
@Injectable()
export class BuyerHistory extends EarlierOrders {
  constructor(private readonly database: Database) {
    super();
  }

  hasOrdered(email: string, group_id: number | null = null): Promise<boolean> {
    const counts = { email, state: Not(In([...VOID_STATES])) };
    const where = group_id === null ? counts : { ...counts, group_id: Not(group_id) };
    return this.database.em.exists(Order, { where });
  }
}
