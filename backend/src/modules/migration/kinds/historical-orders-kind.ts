import { Injectable } from '@nestjs/common';
import type { OrderAddress, ShopMigrationSource } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database, insertManyReturningIds } from '../../../kernel/database';
import { normaliseEmail } from '../../../kernel/spelling';
import { msg } from '../../../kernel/translation';
import { Customer } from '../../customers';
import { Currencies } from '../../localisation';
import { HistoricalOrder, HistoricalOrderLine, isProven, LinkHistoricalOrders } from '../../ordering';
import type { RecordReader } from '../reading/record-reader';
import { readAddress, shownAddress } from './address-drafts';
import { isEmail } from './address-values';
import { type KindContext, MigrationKind, type Prepared, type ReadRecord } from './migration-kind';
import { type LineDraft, readOrderLines } from './order-lines';

interface Values {
  number: string;
  source: ShopMigrationSource;
  email: string | null;
  customer_name: string | null;
  placed_at: string;
  cancelled_at: string | null;
  order_status: string | null;
  payment_status: string | null;
  fulfillment_status: string | null;
  currency: string;
  subtotal: number | null;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
  refunded: number;
  coupon_code: string | null;
  payment_method: string | null;
  shipping_method: string | null;
  note: string | null;
  billing_address: OrderAddress | null;
  shipping_address: OrderAddress | null;
  lines: LineDraft[];
}

/** Orders of the former shop, as history: in no books, no stock and no report. */
@Injectable()
export class HistoricalOrdersKind extends MigrationKind<Values, Values> {
  readonly name = 'historical_orders';
  readonly resource = 'historical_orders';
  override readonly groupBy = 'number';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly links: LinkHistoricalOrders,
  ) {
    super();
  }

  read(reader: RecordReader, { source }: KindContext): ReadRecord<Values> | null {
    const number = reader.required('number', 64);
    const currency = this.currency(reader);
    const placed = reader.moment('placed_at');
    if (!placed && !reader.cell('placed_at')) reader.refuse('placed_at', 'is required');
    if (!currency) return null;
    const { code, exponent } = currency;
    const amount = (field: string): number => positive(reader, field, reader.amount(field, exponent)) ?? 0;
    if (!reader.cell('total')) reader.refuse('total', 'is required');
    const email = normaliseEmail(reader.cell('email')) || null;
    if (email && !isEmail(email)) reader.refuse('email', 'must be an email address such as name@example.com');
    const { billing_address, shipping_address, customer_name } = this.addresses(reader);
    const lines = readOrderLines(reader, exponent);
    if (lines.length === 0) reader.note('item_name', 'is empty: the order comes in without items');
    const draft: Values = {
      number,
      source,
      email,
      customer_name,
      placed_at: placed?.at.toISOString() ?? '',
      cancelled_at: reader.moment('cancelled_at')?.at.toISOString() ?? null,
      order_status: reader.text('order_status', 60),
      payment_status: reader.text('payment_status', 60),
      fulfillment_status: reader.text('fulfillment_status', 60),
      currency: code,
      subtotal: positive(reader, 'subtotal', reader.amount('subtotal', exponent)),
      discount: Math.abs(reader.amount('discount', exponent) ?? 0),
      shipping: amount('shipping'),
      tax: amount('tax'),
      total: amount('total'),
      refunded: Math.abs(reader.amount('refunded', exponent) ?? 0),
      coupon_code: reader.text('coupon_code', 190),
      payment_method: reader.text('payment_method', 120),
      shipping_method: reader.text('shipping_method', 190),
      note: reader.text('note', 4000),
      billing_address,
      shipping_address,
      lines,
    };
    return { key: JSON.stringify([source, number]), label: number, draft };
  }

  prepare(draft: Values): Promise<Prepared<Values>> {
    return Promise.resolve({ values: draft });
  }

  async find({ source, number }: Values): Promise<number | null> {
    return (await this.database.em.findOne(HistoricalOrder, { where: { source, number } }))?.id ?? null;
  }

  async current(id: number): Promise<Values | null> {
    const { em } = this.database;
    const row = await em.findOne(HistoricalOrder, { where: { id } });
    if (!row) return null;
    const lines = await em.find(HistoricalOrderLine, { where: { order_id: id }, order: { id: 'ASC' } });
    const { id: _, created_at: __, updated_at: ___, customer_id: ____, item_count: _____, ...columns } = row;
    return {
      ...columns,
      placed_at: row.placed_at.toISOString(),
      cancelled_at: row.cancelled_at?.toISOString() ?? null,
      lines: lines.map(({ name, sku, quantity, unit_price }) => ({ name, sku, quantity, unit_price })),
    };
  }

  async create(values: Values): Promise<number> {
    const now = this.clock.now();
    const row = { ...this.columns(values), created_at: now, updated_at: now };
    const [id = 0] = await insertManyReturningIds(this.database.em, HistoricalOrder, [row]);
    await this.addLines(id, values.lines);
    const customer = values.email
      ? await this.database.em.findOne(Customer, { where: { email: values.email } })
      : null;
    if (customer && isProven(customer))
      await this.database.em.update(HistoricalOrder, { id }, { customer_id: customer.id });
    return id;
  }

  async update(id: number, values: Values): Promise<void> {
    const { em } = this.database;
    await em.update(HistoricalOrder, { id }, { ...this.columns(values), updated_at: this.clock.now() });
    await em.delete(HistoricalOrderLine, { order_id: id });
    await this.addLines(id, values.lines);
  }

  async remove(id: number): Promise<void> {
    await this.database.em.delete(HistoricalOrder, { id });
  }

  private columns({ lines, placed_at, cancelled_at, ...columns }: Values) {
    return {
      ...columns,
      placed_at: new Date(placed_at),
      cancelled_at: cancelled_at === null ? null : new Date(cancelled_at),
      item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  }

  private async addLines(order_id: number, lines: readonly LineDraft[]): Promise<void> {
    const { em } = this.database;
    const ids = await insertManyReturningIds(
      em,
      HistoricalOrderLine,
      lines.map((line) => ({ ...line, order_id })),
    );
    await this.links.linkLines(lines.map(({ sku }, place) => ({ id: ids[place] ?? 0, sku })));
  }

  /** The order's currency, one of the shop's; without a column, the shop's own. */
  private currency(reader: RecordReader): { code: string; exponent: number } | null {
    const text = reader.cell('currency').toUpperCase();
    if (text) {
      const found = this.currencies.named(text);
      return found.code === text
        ? found
        : reader.refuse('currency', 'is not a currency of this shop; add it, it may stay inactive');
    }
    const { code } = this.currencies.default();
    reader.note('currency', msg`is not in the file; ${code} is assumed`);
    return this.currencies.default();
  }

  private addresses(
    reader: RecordReader,
  ): Pick<Values, 'billing_address' | 'shipping_address' | 'customer_name'> {
    const billing = readAddress(reader, 'billing');
    const shipping = readAddress(reader, 'shipping_address');
    const named = reader.text('customer_name', 200);
    const billed = billing ? shownAddress(billing, reader.cell('billing.name')) : null;
    const name = named ?? (billed?.name || reader.cell('billing.name').slice(0, 200) || null);
    const plain = (field: string, of: string): OrderAddress | null => {
      const text = reader.text(field, 600);
      return text
        ? { name: reader.cell(of) || (name ?? ''), company: null, phone: null, lines: [text] }
        : null;
    };
    return {
      customer_name: name || null,
      billing_address: billed ?? plain('billing_text', 'billing.name'),
      shipping_address: shipping
        ? shownAddress(shipping, reader.cell('shipping_address.name'))
        : plain('shipping_text', 'shipping_address.name'),
    };
  }
}

function positive(reader: RecordReader, field: string, amount: number | null): number | null {
  return amount !== null && amount < 0 ? reader.refuse(field, 'must not be negative') : amount;
}
