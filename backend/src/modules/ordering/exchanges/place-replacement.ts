import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { sum } from '../../../kernel/money';
import { readableCode } from '../../../kernel/spelling';
import { Stock } from '../../inventory';
import { type Offer, Offers } from '../../pricing';
import { Settings } from '../../settings';
import { WalletPayments } from '../../wallets';
import { OrderBooks } from '../books/order-books';
import { LiveOrders } from '../live-orders';
import { Order } from '../order.entity';
import { OrderGroup } from '../order-group.entity';
import { orderNumber } from '../order-number';
import { orderPlaced } from '../ordering.events';
import { FindRefundDestinations } from '../refunds/refund-destinations';
import { stockLine } from '../stock-lines';
import { type Sale, WriteOrder } from '../write-order';
import { PriceReplacement } from './price-replacement';
import { canReplace } from './replacement-offers';

/** Units of a returned order line, and the variant that replaces them. */
export interface ExchangedLine {
  order_line_id: number;
  variant_id: number;
  quantity: number;
}

/** Units whose replacements have left the stock, for the order group of this number. */
export interface ReservedReplacements {
  number: string;
  offers: ReadonlyMap<number, Offer>;
  lines: ExchangedLine[];
}

/** Places the order that replaces returned items, paid from the wallet with what was refunded for them (ADR 72). */
@Injectable()
export class PlaceReplacement {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly offers: Offers,
    private readonly stock: Stock,
    private readonly pricing: PriceReplacement,
    private readonly writer: WriteOrder,
    private readonly wallets: WalletPayments,
    private readonly books: OrderBooks,
    private readonly events: EventBus,
    private readonly live: LiveOrders,
    private readonly destinations: FindRefundDestinations,
  ) {}

  /**
   * Takes the replacements out of the stock, in the caller's transaction. Lines are left out whose variant is sold out or
   * can't be sold any more; their items are refunded instead.
   */
  async take(order: Order, wanted: readonly ExchangedLine[]): Promise<ReservedReplacements> {
    const number = readableCode((await this.settings.general()).order_prefix);
    const { language } = await this.groupOf(order);
    const isPayable = (await this.destinations.find(order)).includes('wallet');
    const ids = [...new Set(wanted.map(({ variant_id }) => variant_id))];
    const offers = await this.offers.findByVariants(ids, language);
    const taken = new Set<number>();
    for (const id of isPayable ? ids : []) {
      const offer = offers.get(id);
      const own = wanted.filter(({ variant_id }) => variant_id === id);
      const quantity = sum(own.map((line) => line.quantity));
      if (offer && canReplace(offer, order.vendor_id) && (await this.isSold(number, id, quantity)))
        taken.add(id);
    }
    return { number, offers, lines: wanted.filter(({ variant_id }) => taken.has(variant_id)) };
  }

  /**
   * Writes the order in the caller's transaction, after the refund to the wallet; returns its id.
   * @param credits what was refunded by returned order line, in minor units of its currency
   * @param key identifies the return, so that it is replaced once
   */
  async place(
    order: Order,
    taken: ReservedReplacements,
    credits: ReadonlyMap<number, number>,
    key: string,
  ): Promise<number> {
    const { em } = this.database;
    const group = await this.groupOf(order);
    const draft = await this.pricing.execute(order, group, taken, credits);
    const { total } = draft.totals;
    const sale = await this.saleOf(order, group, taken.number, total, key);
    const { group_id, orders, lines } = await this.writer.execute(sale, draft);
    await this.writer.insertLines(lines);
    const [written] = orders;
    if (!written) throw new RangeError('A replacement is an order of one vendor');
    const { id, number, vendor_id, sold } = written;
    await em.update(Order, { id }, { replaced_order_id: order.id });
    if (total > 0) {
      const parts = [{ number, amount: total }];
      const customer_id = order.customer_id ?? 0;
      await this.wallets.take(
        { customer_id, reference: taken.number, currency: order.currency, parts },
        group.language,
      );
    }
    await this.books.sell([sold]);
    await this.events.publish(orderPlaced, { group_id, number: taken.number });
    this.live.emit('order.placed', vendor_id, { id, number, state: 'placed' });
    return id;
  }

  private groupOf({ group_id }: Order): Promise<OrderGroup> {
    return this.database.em.findOneByOrFail(OrderGroup, { id: group_id });
  }

  /** False if another buyer was faster. */
  private async isSold(number: string, variant_id: number, quantity: number): Promise<boolean> {
    try {
      await this.stock.sell([stockLine(orderNumber(number, 1), 'sale', { variant_id, quantity })]);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  private async saleOf(
    { customer_id, customer_name }: Order,
    group: OrderGroup,
    number: string,
    total: number,
    key: string,
  ): Promise<Sale> {
    const { email, buyer, language, shipping_address, billing_address } = group;
    const method = total > 0 ? await this.wallets.method(language) : null;
    return {
      number,
      idempotency_key: `exchange:${key}`,
      request_hash: '',
      buyer: { customer_id, email, key: buyer },
      customer_name,
      language,
      payment_method: method?.code ?? '',
      state: 'placed',
      shipping_address,
      billing_address,
      note: null,
      wallet_amount: total,
    };
  }
}
