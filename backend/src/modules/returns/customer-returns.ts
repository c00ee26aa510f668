import { Injectable } from '@nestjs/common';
import type {
  CustomerReturn,
  FindOrderReturns,
  OrderReturns,
  ReturnEntry,
  ReturnState,
} from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ReferenceNames } from '../catalogue';
import { FindRefundDestinations, groupNumberOf, Order, OwnGroups } from '../ordering';
import { VendorAddress } from '../vendors';
import { Return } from './return.entity';
import type { ReturnEvent } from './return-parts.entity';
import { EXCHANGEABLE_RETURNS, EXPECTED_RETURNS, returnProcess } from './return.process';
import { type ReturnParts, ReturnView } from './return-view';
import { Returnable } from './returnable';

/** Maximum number of returns in a customer's list, newest first. */
const SHOWN = 100;

/** Presents buyers their returns, and what else can be returned. */
@Injectable()
export class CustomerReturns {
  constructor(
    private readonly database: Database,
    private readonly groups: OwnGroups,
    private readonly view: ReturnView,
    private readonly returnable: Returnable,
    private readonly destinations: FindRefundDestinations,
    private readonly referenceNames: ReferenceNames,
    private readonly addresses: VendorAddress,
  ) {}

  /** Of all orders of a group. @throws Failure 404 if it is missing or not the caller's own */
  async ofGroup({ group_number, access_token }: FindOrderReturns, caller: Caller): Promise<OrderReturns[]> {
    const group = await this.groups.getOrThrow({ number: group_number }, caller, access_token);
    const where = { group_id: group.id };
    const orders = await this.database.em.find(Order, { where, order: { id: 'ASC' } });
    const found: OrderReturns[] = [];
    for (const order of orders) found.push(await this.ofOrder(order, caller.language));
    return found;
  }

  /** Of one order; the caller has verified its buyer. */
  async ofOrder(order: Order, language: string): Promise<OrderReturns> {
    const where = { order_id: order.id };
    const rows = await this.database.em.find(Return, { where, order: { id: 'ASC' } });
    return {
      order_id: order.id,
      returnable: await this.returnable.find(order, language),
      refund_destinations: await this.destinations.find(order),
      returns: await this.present(rows, language),
    };
  }

  /** All returns of a customer, newest first. */
  async list({ id: customer_id }: Actor, language: string): Promise<CustomerReturn[]> {
    const orders = await this.database.em.find(Order, { where: { customer_id }, select: { id: true } });
    if (orders.length === 0) return [];
    const where = { order_id: In(orders.map(({ id }) => id)) };
    const rows = await this.database.em.find(Return, { where, order: { id: 'DESC' }, take: SHOWN });
    return this.present(rows, language);
  }

  /** One return. @throws Failure 404 if it is missing or another customer's */
  async one(id: number, { id: customer_id }: Actor, language: string): Promise<CustomerReturn> {
    const row = await this.database.em.findOne(Return, { where: { id, order: { customer_id } } as never });
    const [shown] = row ? await this.present([row], language) : [];
    if (!shown) throw Failure.notFound('return');
    return shown;
  }

  /** One return of the caller and its order. @throws Failure 404 as `one`, also for a guest's wrong token */
  async getOrThrow(
    id: number,
    caller: Caller,
    accessToken: string | null | undefined,
  ): Promise<{ found: Return; order: Order }> {
    const found = await this.database.em.findOne(Return, { where: { id } });
    const order = found && (await this.database.em.findOne(Order, { where: { id: found.order_id } }));
    if (!found || !order) throw Failure.notFound('return');
    const own = { id: order.group_id };
    await this.groups.getOrThrow(own, caller, accessToken ?? undefined).catch((error: unknown) => {
      // The same answer as for a missing return.
      throw error instanceof Failure && error.status === 404 ? Failure.notFound('return') : error;
    });
    return { found, order };
  }

  async present(rows: readonly Return[], language: string): Promise<CustomerReturn[]> {
    const parts = await this.view.findByReturns(rows, language);
    const names = await this.referenceNames.in(language);
    const recipients = rows.filter(isExpected).map(({ vendor_id }) => vendor_id);
    const addresses = await this.addresses.labels([...new Set(recipients)], language);
    return rows.flatMap((row) => {
      const own = parts.get(row.id);
      if (!own) return [];
      const { name = '', slug = '' } = names.vendors.get(row.vendor_id) ?? {};
      const return_address = (isExpected(row) && addresses.get(row.vendor_id)) || [];
      return [{ ...shownReturn(row, own, { id: row.vendor_id, name, slug }), return_address }];
    });
  }
}

const isExpected = ({ state }: Return): boolean =>
  (EXPECTED_RETURNS as readonly ReturnState[]).includes(state);

function shownReturn(
  row: Return,
  parts: ReturnParts,
  vendor: CustomerReturn['vendor'],
): Omit<CustomerReturn, 'return_address'> {
  const { order, lines, pictures, events, refund, exchange_order } = parts;
  const isExchangeable = (EXCHANGEABLE_RETURNS as readonly ReturnState[]).includes(row.state);
  const allowed = returnProcess.allowed(row.state, 'customer');
  return {
    id: row.id,
    number: row.number,
    order_id: row.order_id,
    order_number: order.number,
    group_number: groupNumberOf(order.number),
    vendor,
    state: row.state,
    refund_to: row.refund_to,
    note: row.note,
    carrier: row.carrier,
    tracking_number: row.tracking_number,
    due_at: row.due_at?.toISOString() ?? null,
    send_by: row.send_by?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    lines,
    pictures,
    timeline: events.map(shownEntry),
    refund,
    exchange_order,
    can_cancel_exchange: isExchangeable && lines.some(({ exchange }) => exchange !== null),
    can_cancel: allowed.includes('cancelled'),
    can_send: allowed.includes('in_transit'),
  };
}

/** A timeline entry as its customer sees it: the party, not the person. */
export function shownEntry({ created_at, type, mover, note }: ReturnEvent): ReturnEntry {
  return { at: created_at.toISOString(), event: type, by: mover === 'system' ? null : mover, note };
}
