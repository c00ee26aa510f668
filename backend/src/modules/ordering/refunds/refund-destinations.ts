import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, type RefundDestination } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { WalletPayments } from '../../wallets';
import type { Order } from '../order.entity';
import { findWallets } from './has-wallet';

type Bought = Pick<Order, 'id' | 'customer_id'>;

/** Finds where the money of a refund can go. */
@Injectable()
export class FindRefundDestinations {
  constructor(
    private readonly database: Database,
    private readonly wallets: WalletPayments,
  ) {}

  /** A wallet only for customers with an account that is not erased, while the shop offers wallets. */
  async find(order: Bought): Promise<RefundDestination[]> {
    return (await this.findByOrders([order])).get(order.id) ?? [];
  }

  /** The same of several orders, by their id. */
  async findByOrders(orders: readonly Bought[]): Promise<Map<number, RefundDestination[]>> {
    const isOffered = orders.length > 0 && (await this.wallets.method(BASE_LANGUAGE)) !== null;
    const owners = isOffered ? await findWallets(this.database.em, orders) : new Set<number>();
    return new Map(
      orders.map(({ id, customer_id }) => [
        id,
        customer_id !== null && owners.has(customer_id) ? ['original_method', 'wallet'] : ['original_method'],
      ]),
    );
  }
}
