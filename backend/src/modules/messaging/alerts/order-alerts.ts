import { Injectable } from '@nestjs/common';
import { formatMoney, type OrderLine } from '@stoa/contracts';
import type { EmailSection } from '../../../kernel/mail';
import { say } from '../../../kernel/wording';
import { Currencies } from '../../localisation';
import { type Order, OrderLines } from '../../ordering';
import { ShippingMethods } from '../../shipping';
import type { Alert, AlertFor } from './alert-mails';

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
  build(order: Order): (console: 'admin' | 'seller') => AlertFor {
    const written = new Map<string, Promise<Omit<Alert, 'link'>>>();
    return (console) => async (language) => {
      const known = written.get(language) ?? this.write(order, language);
      written.set(language, known);
      const link = { label: 'Open the order', path: `/${console}/orders/view/${order.id}` };
      return { ...(await known), link };
    };
  }

  private async write(order: Order, language: string): Promise<Omit<Alert, 'link'>> {
    const currency = this.currencies.named(order.currency);
    const money = (amount: number): string => formatMoney(amount, currency, language);
    const lines = (await this.lines.findByOrders([order.id], language)).get(order.id) ?? [];
    const { shipping_method_id: id, shipping_method: sold } = order;
    const method = await this.shipping.nameOf(id, sold, language);
    return {
      subject: say`New order ${order.number}`,
      sentences: [say`${order.customer_name} has placed an order for ${money(order.total)}.`],
      sections: [items(lines, money), { heading: say`Shipping`, rows: [method] }],
    };
  }
}

/** Items with their SKUs, named in the base language, in which vendors maintain their products. */
function items(lines: readonly OrderLine[], money: (amount: number) => string): EmailSection {
  return {
    heading: say`Items`,
    rows: lines.map(({ quantity, name, base_name, read_options, sku, unit_price }) => {
      const chosen = read_options.map((option) => `${option.name}: ${option.value}`).join(', ');
      const what = `${quantity} × ${base_name ?? name}${chosen ? ` (${chosen})` : ''} · ${sku}`;
      return { name: what, amount: money(unit_price * quantity) };
    }),
  };
}
