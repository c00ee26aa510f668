import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { sum } from '../../../kernel/money';
import { Changes } from '../../../kernel/resource';
import { Payments } from '../../payments';
import { WalletPayments } from '../../wallets';
import { groupNumberOf } from '../order-number';
import { OrderPayments } from '../order-payments';
import { Order } from '../order.entity';
import { hasWallet } from './has-wallet';
import { FindRefundDestinations } from './refund-destinations';
import { Refund } from './refund.entity';
import { refundSucceeded } from './refund.events';
import { refundProcess } from './refund.process';

type Payable = Pick<Refund, 'id' | 'number' | 'amount' | 'currency'>;

/**
 * Books what gateways have not made of a refund as paid: first by the method that paid with the wallet, up to what it
 * has paid, and the rest to the wallet; or all of it to the wallet. Nobody can open an erased account's wallet: what it
 * has paid is paid out like the rest. Runs in the caller's transaction.
 */
@Injectable()
export class PayRefund {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly wallets: WalletPayments,
    private readonly statuses: OrderPayments,
    private readonly destinations: FindRefundDestinations,
    private readonly events: EventBus,
    private readonly changes: Changes,
  ) {}

  /** @throws Failure 409 `no_wallet` if an order is to be refunded to a wallet that its buyer or the shop doesn't have */
  async execute(refund: Payable, order: Order, toWallet: boolean): Promise<void> {
    const { id, number, currency } = refund;
    const made = await this.payments.refundedOf(number);
    const { other, wallet } = await this.divide({ amount: sum([refund.amount, -made]) }, order);
    const group_number = groupNumberOf(order.number);
    const part = order.number;
    if (toWallet && !(await this.destinations.find(order)).includes('wallet'))
      throw Failure.conflict('no_wallet', 'This order can’t be refunded to a wallet.');
    const isOpen = toWallet || (wallet > 0 && (await hasWallet(this.database.em, order)));
    const to = { customer_id: order.customer_id ?? 0, group_number, part, number, currency };
    if (other > 0 && toWallet) await this.wallets.refundOther({ ...to, amount: other });
    if (other > 0 && !toWallet)
      await this.payments.recordFact(group_number, {
        type: 'refunded',
        amount: other,
        part,
        key: `refund:${number}`,
        by_hand: true,
      });
    if (wallet > 0 && isOpen) await this.wallets.refund({ ...to, amount: wallet });
    if (wallet > 0 && !isOpen) await this.wallets.payOut({ ...to, amount: wallet });
    const credited = isOpen ? sum([toWallet ? other : 0, wallet]) : 0;
    const to_wallet = credited === refund.amount;
    const wallet_part = to_wallet ? 0 : credited;
    await this.events.publish(refundSucceeded, { refund_id: id, to_wallet, wallet_part });
  }

  /** Pays a new refund at once if all of it goes back to the wallet, as nobody has to transfer anything. */
  async settleFromWallet(refund: Payable, order: Order): Promise<boolean> {
    const { other } = await this.divide(refund, order);
    if (other > 0 || !(await hasWallet(this.database.em, order))) return false;
    await this.settle(refund);
    await this.execute(refund, order, false);
    return true;
  }

  /** Pays a new refund at once to the wallet, whichever way the order was paid. @throws Failure 409 `no_wallet` */
  async settleToWallet(refund: Payable, order: Order): Promise<void> {
    await this.settle(refund);
    await this.execute(refund, order, true);
  }

  /** Credits the wallet's part of a refund whose gateways have made theirs, and returns it; null if it has to be paid out. */
  async completeToWallet(refund: Refund): Promise<number | null> {
    const { number, amount, currency, order_id } = refund;
    const order = await this.database.em.findOneOrFail(Order, { where: { id: order_id } });
    const rest = sum([amount, -(await this.payments.refundedOf(number))]);
    if (rest <= 0 || order.customer_id === null) return 0;
    if (!(await hasWallet(this.database.em, order))) return null;
    const group_number = groupNumberOf(order.number);
    const to = { customer_id: order.customer_id, group_number, part: order.number, number, currency };
    await this.wallets.refund({ ...to, amount: rest });
    return rest;
  }

  private async settle({ id }: Payable): Promise<void> {
    const now = this.clock.now();
    const values = { settled_at: now, updated_at: now };
    const state = { id, state: 'pending' as const };
    await refundProcess.move(this.database.em, Refund, state, 'succeeded', 'system', values);
    await this.changes.publish({ resource: 'refunds', id, action: 'status', actor: null });
  }

  /** What of a refund goes back by the method beside the wallet, and what to the wallet. */
  async divide({ amount }: Pick<Refund, 'amount'>, order: Order): Promise<{ other: number; wallet: number }> {
    const { captured, refunded, wallet } = await this.statuses.moved(order);
    if (wallet.captured === 0) return { other: amount, wallet: 0 };
    const open = sum([captured, -wallet.captured, -refunded, wallet.refunded]);
    const other = Math.max(0, Math.min(amount, open));
    return { other, wallet: sum([amount, -other]) };
  }
}
