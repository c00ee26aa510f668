import { Injectable } from '@nestjs/common';
import type {
  CustomerOrder,
  CustomerOrderRow,
  OrderLine,
  Picture,
  ShipmentState,
  TimelineEntry,
  VendorOrderSummary,
} from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { sum } from '../../kernel/money';
import { ReferenceNames } from '../catalogue';
import { formatAddress } from '../customers';
import { PaymentChoices } from '../payments';
import { DeliveryCodes } from './deliveries/delivery-codes';
import { DeliveryEstimates } from './delivery-estimates';
import { OrderGroup } from './order-group.entity';
import { OrderInvoices } from './order-invoices';
import { OrderLabels } from './order-labels';
import { couponsOn, OrderLines } from './order-lines';
import { groupNumberOf } from './order-number';
import { type FactsByGroup, OrderPayments } from './order-payments';
import { OrderRefunds } from './refunds/order-refunds';
import { PaymentProofs } from './paying/payment-proofs';
import { groupState, orderProcess } from './order.process';
import { Order } from './order.entity';
import { OPEN_SHIPMENTS } from './shipments/shipment.process';
import { ShipmentView } from './shipments/shipment-view';
import { type FullEntry, Timelines } from './timelines';

/** Maximum number of order groups in a customer's list, newest first. */
const SHOWN = 100;
const PICTURES = 4;
const NOT_SHIPPED: readonly ShipmentState[] = [...OPEN_SHIPMENTS, 'cancelled'];
const ID = /^[1-9]\d{0,9}$/;

type LinesByOrder = ReadonlyMap<number, OrderLine[]>;

/** Order groups with all of their orders, the lines of these and the payment events. */
interface ReadGroups {
  groups: readonly OrderGroup[];
  orders: readonly Order[];
  lines: LinesByOrder;
  facts: FactsByGroup;
}

const idsOf = (orders: readonly Order[]): number[] => orders.map(({ id }) => id);

/** Presents customers their order groups (specification §7.7). */
@Injectable()
export class CustomerOrders {
  constructor(
    private readonly database: Database,
    private readonly referenceNames: ReferenceNames,
    private readonly labels: OrderLabels,
    private readonly lines: OrderLines,
    private readonly timelines: Timelines,
    private readonly payments: OrderPayments,
    private readonly refunds: OrderRefunds,
    private readonly methods: PaymentChoices,
    private readonly estimates: DeliveryEstimates,
    private readonly proofs: PaymentProofs,
    private readonly invoices: OrderInvoices,
    private readonly shipments: ShipmentView,
    private readonly codes: DeliveryCodes,
  ) {}

  async list({ id: customer_id }: Actor, language: string): Promise<CustomerOrderRow[]> {
    const order = { created_at: 'DESC', id: 'DESC' } as const;
    const groups = await this.database.em.find(OrderGroup, { where: { customer_id }, order, take: SHOWN });
    const orders = await this.ordersOf(groups);
    const lines = await this.lines.findByOrders(idsOf(orders), language);
    return this.rows({ groups, orders, lines, facts: await this.payments.factsOf(groups) }, language);
  }

  /** One order group by its id or number; 404 if missing or another customer's. */
  async one(which: string, { id: customer_id }: Actor, language: string): Promise<CustomerOrder> {
    const key = ID.test(which) ? { id: Number(which) } : { number: which.slice(0, 16) };
    const group = await this.database.em.findOne(OrderGroup, { where: { ...key, customer_id } });
    if (!group) throw Failure.notFound('order');
    return this.present(group, language);
  }

  /** A whole order group; the caller has verified its buyer. */
  async present(group: OrderGroup, language: string): Promise<CustomerOrder> {
    const orders = await this.ordersOf([group]);
    const ids = idsOf(orders);
    const sold = await this.lines.read(ids);
    const lines = await this.lines.present(sold, ids, language);
    const facts = await this.payments.factsOf([group]);
    const [row] = await this.rows({ groups: [group], orders, lines, facts }, language);
    if (!row) throw Failure.notFound('order');
    const { items, discount, shipping, shipping_discount, payment_fee, tax, tax_included } = group;
    const coupons = couponsOn(orders, sold);
    const isAwaited = orders.some(({ state }) => state === 'pending_payment');
    return {
      ...row,
      email: group.email,
      shipping_address: formatAddress(group.shipping_address),
      billing_address: formatAddress(group.billing_address),
      payment_method: (await this.methods.named(group.payment_method, language)).name,
      items,
      discount,
      shipping,
      shipping_discount,
      payment_fee,
      tax,
      tax_included,
      coupons: coupons.map(({ funded_by: _, ...coupon }) => coupon),
      refunds: await this.refunds.forBuyer(orders),
      ...(await this.payments.balance(group, orders, facts)),
      expires_at: (isAwaited && group.expires_at?.toISOString()) || null,
      ...(await this.proofs.forBuyer(group, orders)),
      parts: await this.parts(orders, row.orders, lines, language),
    };
  }

  private async parts(
    orders: Order[],
    summaries: VendorOrderSummary[],
    lines: LinesByOrder,
    language: string,
  ): Promise<CustomerOrder['parts']> {
    const ids = idsOf(orders);
    const timelines = await this.timelines.findByOrders(orders, language);
    const estimates = await this.estimates.estimate(orders);
    const invoices = await this.invoices.findByOrders(ids);
    const shipments = await this.shipments.forBuyer(ids);
    const codes = await this.codes.findByOrders(ids);
    const replaced = await this.replaced(orders);
    return summaries.flatMap((summary) => {
      const order = orders.find((one) => one.id === summary.id);
      if (!order) return [];
      const { shipping_method, pickup, items, shipping, shipping_discount, payment_fee, tax, discount } =
        order;
      const own = shipments.get(order.id) ?? [];
      const timeline = entriesForBuyer(timelines.get(order.id) ?? []);
      const { buyer_note, is_gift, gift_message } = order;
      const figures = {
        buyer_note,
        is_gift,
        gift_message,
        shipping_method,
        pickup,
        delivery_estimate: estimates.get(order.id) ?? null,
        invoices: invoices.get(order.id) ?? [],
        shipments: own,
        delivery_code: codes.get(order.id) ?? null,
        replaced_order: replaced.get(order.replaced_order_id ?? 0) ?? null,
        items,
        shipping,
        shipping_discount,
        payment_fee,
        tax,
        discount,
      };
      const isSent = own.some(({ state }) => state !== 'returned');
      const can_cancel = !isSent && orderProcess.allowed(order.state, 'customer').includes('cancelled');
      return [{ ...summary, can_cancel, lines: lines.get(order.id) ?? [], timeline, ...figures }];
    });
  }

  /** The orders that these replace, by id. */
  private async replaced(
    orders: readonly Order[],
  ): Promise<Map<number, CustomerOrder['parts'][number]['replaced_order']>> {
    const ids = orders.flatMap(({ replaced_order_id }) => replaced_order_id ?? []);
    const found = ids.length > 0 ? await this.database.em.find(Order, { where: { id: In(ids) } }) : [];
    return new Map(found.map(({ id, number }) => [id, { number, group_number: groupNumberOf(number) }]));
  }

  private async rows(
    { groups, orders, lines, facts }: ReadGroups,
    language: string,
  ): Promise<CustomerOrderRow[]> {
    const statuses = await this.payments.findByGroups(groups, orders, facts);
    const summaries = await this.summaries(orders, language);
    return groups.map((group) => {
      const own = orders.filter((order) => order.group_id === group.id);
      const pictures = own.flatMap((order) => (lines.get(order.id) ?? []).map((line) => line.picture));
      return {
        id: group.id,
        number: group.number,
        placed_at: group.created_at.toISOString(),
        state: groupState(own.map((order) => order.state)),
        payment_status: statuses.get(group.id) ?? 'unpaid',
        currency: group.currency,
        total: group.total,
        item_count: sum(own.map((order) => order.item_count)),
        pictures: pictures.filter((picture): picture is Picture => picture !== null).slice(0, PICTURES),
        orders: own.flatMap((order) => summaries.get(order.id) ?? []),
      };
    });
  }

  private async summaries(
    orders: readonly Order[],
    language: string,
  ): Promise<Map<number, VendorOrderSummary>> {
    const names = await this.referenceNames.in(language);
    const labels = await this.labels.in(language);
    const shown = orders.map(({ id, number, vendor_id, state, total }): [number, VendorOrderSummary] => {
      const { name = '', slug = '' } = names.vendors.get(vendor_id) ?? {};
      const vendor = { id: vendor_id, name, slug };
      return [id, { id, number, vendor, state, status_label: labels.find(state), total }];
    });
    return new Map(shown);
  }

  private async ordersOf(groups: OrderGroup[]): Promise<Order[]> {
    if (groups.length === 0) return [];
    const where = { group_id: In(groups.map((group) => group.id)) };
    return this.database.em.find(Order, { where, order: { id: 'ASC' } });
  }
}

/** What a buyer sees of a timeline: neither persons nor internal notes, nor shipments that have not left. */
function entriesForBuyer(entries: readonly FullEntry[]): TimelineEntry[] {
  return entries
    .filter(({ shipment }) => !shipment || !NOT_SHIPPED.includes(shipment.state))
    .map(({ at, state, label, note, shipment }) => ({ at, state, label, note, shipment }));
}
