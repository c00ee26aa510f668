import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, type RefundDestination } from '@stoa/contracts';
import { WalletPayments } from '../../wallets';
import type { Order } from '../order.entity';

/** Finds where the money of a refund can go. */
@Injectable()
export class FindRefundDestinations {
  constructor(private readonly wallets: WalletPayments) {}

  /** A wallet only for customers with an account, while the shop offers wallets. */
  async find({ customer_id }: Pick<Order, 'customer_id'>): Promise<RefundDestination[]> {
    const hasWallet = customer_id !== null && (await this.wallets.method(BASE_LANGUAGE)) !== null;
    return hasWallet ? ['original_method', 'wallet'] : ['original_method'];
  }
}
