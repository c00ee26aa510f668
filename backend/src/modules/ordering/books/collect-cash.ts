import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { convert } from '../../../kernel/money';
import { Ledger, type PostingLine } from '../../ledger';
import { Currencies } from '../../localisation';
import { Rider } from '../../riders';
import { Settings } from '../../settings';
import { RiderAssignment } from '../deliveries/rider-assignment.entity';
import type { Order } from '../order.entity';
import { OrderPayments } from '../order-payments';
import { exchange } from './sale-posting';

/**
 * Books who holds the cash of a delivered order, as the shop's setting says: the platform, its rider until they
 * hand it over, or the vendor, whose earnings are reduced by it.
 */
@Injectable()
export class CollectCash {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly payments: OrderPayments,
  ) {}

  /** Runs in the caller's transaction; does nothing for orders that are not paid in cash. */
  async execute(order: Order): Promise<void> {
    const { cash_holder } = await this.settings.general();
    if (cash_holder === 'platform') return;
    const unpaid = await this.payments.cashDue(order);
    if (unpaid === 0) return;
    const held = cash_holder === 'vendor' ? this.byVendor(order, unpaid) : await this.byRider(order, unpaid);
    if (held.length === 0) return;
    const { number, currency } = order;
    const lines = [...held, { account: 'cash', currency, amount: -unpaid } satisfies PostingLine];
    await this.ledger.post({ type: 'cash_collected', key: number, reference: number, lines });
  }

  private byVendor({ vendor_id: owner, currency, rate_at_sale: rate }: Order, total: number): PostingLine[] {
    const home = this.currencies.default();
    const { exponent } = this.currencies.named(currency);
    const amount = currency === home.code ? total : convert(total, { rate, exponent }, home);
    return [
      ...exchange(-total, currency, -amount, home.code),
      { account: 'vendor_pending', owner, currency: home.code, amount },
    ];
  }

  /** Riders of a vendor hand their cash to it; only the platform's own riders owe the platform. */
  private async byRider(order: Order, unpaid: number): Promise<PostingLine[]> {
    const { em } = this.database;
    const delivery = await em.findOne(RiderAssignment, { where: { order_id: order.id, state: 'delivered' } });
    const rider = delivery && (await em.findOne(Rider, { where: { id: delivery.rider_id } }));
    if (!rider) return [];
    if (rider.vendor_id !== null) return this.byVendor(order, unpaid);
    return [{ account: 'rider_cash', owner: rider.id, currency: order.currency, amount: unpaid }];
  }
}
