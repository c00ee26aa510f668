import { Injectable } from '@nestjs/common';
import type { OrderRecord, OrderRow } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Presenter } from '../../kernel/resource';
import { ReferenceNames } from '../catalogue';
import { Customer, formatAddress } from '../customers';
import { PaymentChoices } from '../payments';
import { ShippingMethods } from '../shipping';
import { CollectMoney } from './collect-money';
import { OrderDeliveries } from './deliveries/order-deliveries';
import { ExplainOrder } from './explanations/explain-order';
import { OrderGroup } from './order-group.entity';
import { OrderInvoices } from './order-invoices';
import { OrderLabels } from './order-labels';
import { commissionOn, couponsOn, OrderLines } from './order-lines';
import { groupNumberOf } from './order-number';
import { OrderPayments } from './order-payments';
import { isVoid, orderProcess, stepsToShipped } from './order.process';
import { Order } from './order.entity';
import { PaymentProofs } from './paying/payment-proofs';
import { ShipmentView } from './shipments/shipment-view';
import { ShippingProgress } from './shipments/shipping-progress';
import { OrderRefunds } from './refunds/order-refunds';
import { Timelines } from './timelines';

/** What rows of lists show of an order. */
const ROW = [
  'id',
  'number',
  'vendor_id',
  'customer_id',
  'customer_name',
  'email',
  'state',
  'payment_method',
  'currency',
  'items',
  'discount',
  'shipping',
  'shipping_discount',
  'payment_fee',
  'tax',
  'tax_included',
  'total',
  'item_count',
  'is_default',
  'placed_at',
  'updated_at',
] as const satisfies readonly (keyof Order)[];

/** Presents orders to operators and vendors: rows with names and computed statuses, and full records. */
@Injectable()
export class OrderPresenter implements Presenter<Order> {
  readonly rowProperties = ROW;

  constructor(
    private readonly database: Database,
    private readonly referenceNames: ReferenceNames,
    private readonly labels: OrderLabels,
    private readonly lines: OrderLines,
    private readonly timelines: Timelines,
    private readonly statuses: OrderPayments,
    private readonly methods: PaymentChoices,
    private readonly money: CollectMoney,
    private readonly shipping: ShippingMethods,
    private readonly refunds: OrderRefunds,
    private readonly deliveries: OrderDeliveries,
    private readonly proofs: PaymentProofs,
    private readonly invoices: OrderInvoices,
    private readonly shipments: ShipmentView,
    private readonly progress: ShippingProgress,
    private readonly explain: ExplainOrder,
  ) {}

  async rows(rows: Pick<Order, (typeof ROW)[number]>[], { actor, language }: Caller): Promise<OrderRow[]> {
    const [payments, labels, names, methods] = await Promise.all([
      this.statuses.findByOrders(rows),
      this.labels.in(language),
      this.referenceNames.in(language),
      this.methods.names(language),
    ]);
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      group_number: groupNumberOf(row.number),
      vendor_id: row.vendor_id,
      vendor_name: names.vendors.get(row.vendor_id)?.name ?? '',
      customer_id: row.customer_id,
      customer_name: row.customer_name,
      email: row.email,
      state: row.state,
      status_label: labels.find(row.state),
      can_ship: stepsToShipped(row.state, consoleOf(actor)).length > 0,
      ...(payments.get(row.id) ?? { payment_status: 'unpaid', wallet_amount: 0 }),
      payment_method: methods.get(row.payment_method) ?? row.payment_method,
      currency: row.currency,
      items: row.items,
      discount: row.discount,
      shipping: row.shipping,
      shipping_discount: row.shipping_discount,
      payment_fee: row.payment_fee,
      tax: row.tax,
      tax_included: row.tax_included,
      total: row.total,
      item_count: row.item_count,
      is_default: row.is_default,
      placed_at: row.placed_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }));
  }

  async one(order: Order, caller: Caller): Promise<OrderRecord> {
    const { language } = caller;
    const [row] = await this.rows([order], caller);
    const group = await this.database.em.findOne(OrderGroup, { where: { id: order.group_id } });
    if (!row || !group) throw Failure.notFound('order');
    const sold = await this.lines.read([order.id]);
    const lines = await this.lines.present(sold, [order.id], language);
    const timeline = await this.timelines.findByOrders([order], language);
    return {
      ...row,
      version: order.version,
      refunds: await this.refunds.findByOrders([order]),
      payment_proof:
        caller.actor?.audience === 'admin' ? await this.proofs.forOperators(row.group_number) : null,
      invoices: (await this.invoices.findByOrders([order.id])).get(order.id) ?? [],
      lines: lines.get(order.id) ?? [],
      taxes: order.taxes,
      coupons: couponsOn([order], sold),
      commission: commissionOn(sold),
      earnings: await this.explain.earning(order, sold),
      shipping_method: await this.shipping.nameOf(order.shipping_method_id, order.shipping_method, language),
      shipping_rate_type: order.shipping_rate_type,
      pickup: order.pickup,
      shipping_address: formatAddress(group.shipping_address),
      billing_address: formatAddress(group.billing_address),
      note: order.note,
      buyer_note: [order.buyer_note, group.note].filter(Boolean).join('\n\n') || null,
      is_gift: order.is_gift,
      gift_message: order.gift_message,
      timeline: timeline.get(order.id) ?? [],
      allowed: await this.allowed(order, caller),
      siblings: await this.siblings(order, caller),
      replaced_order: await this.replaced(order),
      delivery: await this.deliveries.find(order.id),
      shipments: await this.shipments.forConsoles(order.id, caller.actor),
      to_ship: await this.progress.toShip(order.id),
      is_customer_deleted: await this.isCustomerDeleted(order),
    };
  }

  private async allowed(order: Order, { actor, language }: Caller): Promise<OrderRecord['allowed']> {
    const labels = await this.labels.in(language);
    const isPartlySent = await this.progress.isPartlySent(order.id);
    const isAwaited = order.state === 'pending_payment' && !(await this.money.isConfirmable(order));
    const states = orderProcess.allowed(order.state, consoleOf(actor));
    return states
      .filter((next) => !isPartlySent || !isVoid(next))
      .filter((next) => !isAwaited || isVoid(next))
      .map((next) => ({
        state: next,
        label: labels.find(next),
        order_status_id: labels.idOf(next),
      }));
  }

  private async isCustomerDeleted({ customer_id: id }: Order): Promise<boolean> {
    return id !== null && !(await this.database.em.exists(Customer, { where: { id } }));
  }

  private async replaced({ replaced_order_id: id }: Order): Promise<OrderRecord['replaced_order']> {
    const found = id === null ? null : await this.database.em.findOne(Order, { where: { id } });
    return found && { id: found.id, number: found.number };
  }

  /** Vendors must not see what else was bought. */
  private async siblings({ id, group_id }: Order, caller: Caller): Promise<OrderRecord['siblings']> {
    if (caller.actor?.audience !== 'admin') return [];
    const rows = await this.database.em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    const names = await this.referenceNames.in(caller.language);
    return rows
      .filter((row) => row.id !== id)
      .map(({ id: sibling, number, vendor_id, state, total }) => ({
        id: sibling,
        number,
        state,
        total,
        vendor_name: names.vendors.get(vendor_id)?.name ?? '',
      }));
  }
}
