import { Injectable } from '@nestjs/common';
import { formatMoney, type OrderLine } from '@stoa/contracts';
import type { EmailSection } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import { type Order, OrderLines } from '../../ordering';
import { ShippingMethods } from '../../shipping';
import type { Alert, AlertFor } from './alert-mails';
import { newOrder } from './order.emails';

type Variables = 'order_number' | 'customer_name' | 'amount';
type Written = Pick<Alert<Variables>, 'values' | 'sections'>;

/** Writes the alert about a new order: buyer, total, items and shipping method. */
@Injectable()
export class OrderAlerts {
  constructor(
    private readonly currencies: Currencies,
    private readonly lines: OrderLines,
    private readonly shipping: ShippingMethods,
  ) {}

  /**
   * Alert about one vendor's order, linking into the reader's console. The content is built once per
   * language, however many recipients it has.
   */
  build(order: Order): (console: 'admin' | 'seller') => AlertFor<Variables> {
    const written = new Map<string, Promise<Written>>();
    return (console) => async (language) => {
      const alert = written.get(language) ?? this.write(order, language);
      written.set(language, alert);
      const email = newOrder[console === 'admin' ? 'operator' : 'vendor'];
      return { email, ...(await alert), path: `/${console}/orders/view/${order.id}` };
    };
  }

  private async write(order: Order, language: string): Promise<Written> {
    const currency = this.currencies.named(order.currency);
    const money = (amount: number): string => formatMoney(amount, currency, language);
    const lines = (await this.lines.findByOrders([order.id], language)).get(order.id) ?? [];
    const { shipping_method_id: id, shipping_method: sold } = order;
    const method = await this.shipping.nameOf(id, sold, language);
    return {
      values: {
        order_number: order.number,
        customer_name: order.customer_name,
        amount: money(order.total),
      },
      sections: [items(lines, money), { heading: msg`Shipping`, rows: [method] }],
    };
  }
}

/** Items with their SKUs, named in the base language, in which vendors maintain their products. */
function items(lines: readonly OrderLine[], money: (amount: number) => string): EmailSection {
  return {
    heading: msg`Items`,
    rows: lines.map(({ quantity, name, base_name, read_options, sku, unit_price }) => {
      const chosen = read_options.map((option) => `${option.name}: ${option.value}`).join(', ');
      const what = `${quantity} × ${base_name ?? name}${chosen ? ` (${chosen})` : ''} · ${sku}`;
      return { name: what, amount: money(unit_price * quantity) };
    }),
  };
}
