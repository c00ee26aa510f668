import { Injectable } from '@nestjs/common';
import type { AssignmentState, OwnDelivery } from '@stoa/contracts';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { ReferenceNames } from '../../catalogue';
import { formatAddress } from '../../customers';
import { Currencies } from '../../localisation';
import { Vendor } from '../../vendors';
import { OrderGroup } from '../order-group.entity';
import { OrderPayments } from '../order-payments';
import { Order, OrderLine } from '../order.entity';
import { ShipmentLine } from '../shipments/shipment.entity';
import { ShippingProgress } from '../shipments/shipping-progress';
import { assignmentProcess, IN_HAND } from './assignment.process';
import { codeAttemptsLeft } from './delivery-codes';
import { RiderAssignment } from './rider-assignment.entity';

const DAY = 86_400_000;
/** Maximum number of deliveries in a rider's list, newest first. */
const SHOWN = 100;
/** States in which the rider is told who the customer is: from accepting to the door, not for an offer or afterwards. */
const KNOWS_RECIPIENT: readonly AssignmentState[] = ['accepted', ...IN_HAND, 'delivered'];

/** Presents riders their own deliveries: what to bring where, and the cash to collect. */
@Injectable()
export class OwnDeliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly referenceNames: ReferenceNames,
    private readonly payments: OrderPayments,
    private readonly progress: ShippingProgress,
    private readonly currencies: Currencies,
  ) {}

  /** Open deliveries, and those that ended within a day. */
  async list(rider_id: number, caller: Caller): Promise<OwnDelivery[]> {
    const since = new Date(this.clock.now().getTime() - DAY);
    const rows = await this.database.em.find(RiderAssignment, {
      where: [
        { rider_id, live_order_id: Not(IsNull()) },
        { rider_id, updated_at: MoreThan(since) },
      ],
      order: { id: 'DESC' },
      take: SHOWN,
    });
    return this.present(rows, caller);
  }

  /** Deliveries as their rider sees them. */
  async present(rows: readonly RiderAssignment[], { language }: Caller): Promise<OwnDelivery[]> {
    if (rows.length === 0) return [];
    const { em } = this.database;
    const orders = await em.find(Order, { where: { id: In(rows.map(({ order_id }) => order_id)) } });
    const groups = await em.find(OrderGroup, { where: { id: In(orders.map(({ group_id }) => group_id)) } });
    const vendors = await em.find(Vendor, { where: { id: In(rows.map(({ vendor_id }) => vendor_id)) } });
    const names = await this.referenceNames.in(language);
    const deliveries: OwnDelivery[] = [];
    for (const row of rows) {
      const order = orders.find(({ id }) => id === row.order_id);
      const group = groups.find(({ id }) => id === order?.group_id);
      if (!order || !group) continue;
      const vendor_name = names.vendors.get(row.vendor_id)?.name ?? '';
      deliveries.push({
        ...shownDelivery(row, order, group),
        vendor_name,
        store: storeOf(vendors.find(({ id }) => id === row.vendor_id)),
        items: await this.items(row),
        // Of a delivery that has ended the cash is nothing to the rider: another one may collect it.
        cash_due: row.live_order_id === null ? 0 : await this.payments.cashDue(order),
        earning:
          row.earning === null ? null : { currency: this.currencies.default().code, amount: row.earning },
      });
    }
    return deliveries;
  }

  /** What the rider has, or is to pick up: whatever has not left, or all of an order that is only marked as shipped. */
  private async items({ id, order_id }: RiderAssignment): Promise<OwnDelivery['items']> {
    const { em } = this.database;
    const lines = await em.find(OrderLine, { where: { order_id }, order: { id: 'ASC' } });
    const carried = await em.find(ShipmentLine, { where: { shipment: { assignment_id: id } } });
    const progress = await this.progress.find(order_id);
    const isShipped = progress.every(({ wanted, sent }) => sent >= wanted);
    const units = (line: number): number => {
      const own = carried.filter(({ order_line_id }) => order_line_id === line);
      if (carried.length > 0) return sum(own.map(({ quantity }) => quantity));
      const { wanted = 0, sent = 0 } = progress.find(({ order_line_id }) => order_line_id === line) ?? {};
      return isShipped ? wanted : wanted - sent;
    };
    return lines
      .map(({ id: line, name, options }) => ({ name: withOptions(name, options), quantity: units(line) }))
      .filter(({ quantity }) => quantity > 0);
  }
}

/** The name of an item with its variant, which riders must not mix up. */
function withOptions(name: string, options: OrderLine['options']): string {
  return options.length > 0 ? `${name} (${options.map(({ value }) => value).join(', ')})` : name;
}

function storeOf(vendor: Vendor | undefined): OwnDelivery['store'] {
  if (!vendor) return { phone: null, lines: [] };
  const { phone, line1, postcode, city } = vendor;
  const town = [postcode, city].filter(Boolean).join(' ');
  return { phone, lines: [line1, town].filter((line): line is string => !!line) };
}

function shownDelivery(
  row: RiderAssignment,
  order: Order,
  group: OrderGroup,
): Omit<OwnDelivery, 'vendor_name' | 'store' | 'items' | 'cash_due' | 'earning'> {
  const { name, phone, lines } = formatAddress(group.shipping_address);
  return {
    id: row.id,
    state: row.state,
    allowed: assignmentProcess.allowed(row.state, 'rider'),
    order_number: order.number,
    recipient: KNOWS_RECIPIENT.includes(row.state)
      ? { name, phone, lines }
      : { name: '', phone: null, lines },
    note: row.note,
    currency: order.currency,
    needs_code: row.delivery_code !== null,
    code_attempts_left: codeAttemptsLeft(row),
    failure_reason: row.failure_reason,
    offered_at: row.created_at.toISOString(),
    picked_up_at: row.picked_up_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
  };
}
