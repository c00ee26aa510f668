import { Injectable } from '@nestjs/common';
import type { CustomerDispute, DisputeEntry, FindOrderDisputes, OrderDisputes } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ReferenceNames } from '../catalogue';
import { groupNumberOf, Order, type OrderGroup, OwnGroups } from '../ordering';
import { Dispute } from './dispute.entity';
import { DisputableClaims } from './disputable-claims';
import { disputeProcess, isOpenDispute } from './dispute.process';
import { type DisputeParts, DisputeView, type ShownEvent } from './dispute-view';

/** Maximum number of disputes in a customer's list, newest first. */
const SHOWN = 100;

/** Presents buyers their disputes, and what else can be disputed. */
@Injectable()
export class CustomerDisputes {
  constructor(
    private readonly database: Database,
    private readonly groups: OwnGroups,
    private readonly view: DisputeView,
    private readonly claims: DisputableClaims,
    private readonly referenceNames: ReferenceNames,
  ) {}

  /** Of all orders of a group. @throws Failure 404 if it is missing or not the caller's own */
  async ofGroup({ group_number, access_token }: FindOrderDisputes, caller: Caller): Promise<OrderDisputes[]> {
    const group = await this.groups.getOrThrow({ number: group_number }, caller, access_token);
    const where = { group_id: group.id };
    const orders = await this.database.em.find(Order, { where, order: { id: 'ASC' } });
    const found: OrderDisputes[] = [];
    for (const order of orders) found.push(await this.ofOrder(order, caller.language));
    return found;
  }

  /** Of one order; the caller has verified its buyer. */
  async ofOrder(order: Order, language: string): Promise<OrderDisputes> {
    const where = { order_id: order.id };
    const rows = await this.database.em.find(Dispute, { where, order: { id: 'ASC' } });
    return {
      order_id: order.id,
      disputable: await this.claims.find(order),
      disputes: await this.present(rows, language),
    };
  }

  /** All disputes of a customer, newest first. */
  async list({ id: customer_id }: Actor, language: string): Promise<CustomerDispute[]> {
    const orders = await this.database.em.find(Order, { where: { customer_id }, select: { id: true } });
    if (orders.length === 0) return [];
    const where = { order_id: In(orders.map(({ id }) => id)) };
    const rows = await this.database.em.find(Dispute, { where, order: { id: 'DESC' }, take: SHOWN });
    return this.present(rows, language);
  }

  /** One dispute. @throws Failure 404 if it is missing or another customer's */
  async one(id: number, { id: customer_id }: Actor, language: string): Promise<CustomerDispute> {
    const row = await this.database.em.findOne(Dispute, { where: { id, order: { customer_id } } as never });
    const [shown] = row ? await this.present([row], language) : [];
    if (!shown) throw Failure.notFound('dispute');
    return shown;
  }

  /** One dispute of the caller with its order. @throws Failure 404 as `one`, also for a guest's wrong token */
  async getOrThrow(
    id: number,
    caller: Caller,
    accessToken: string | null | undefined,
  ): Promise<{ found: Dispute; order: Order; group: OrderGroup }> {
    const found = await this.database.em.findOne(Dispute, { where: { id } });
    const order = found && (await this.database.em.findOne(Order, { where: { id: found.order_id } }));
    const group = order && (await this.groups.find({ id: order.group_id }, caller, accessToken ?? undefined));
    if (!found || !order || !group) throw Failure.notFound('dispute');
    return { found, order, group };
  }

  async present(rows: readonly Dispute[], language: string): Promise<CustomerDispute[]> {
    const parts = await this.view.findByDisputes(rows, language);
    const names = await this.referenceNames.in(language);
    return rows.flatMap((row) => {
      const own = parts.get(row.id);
      if (!own) return [];
      const { name = '', slug = '' } = names.vendors.get(row.vendor_id) ?? {};
      return [shownDispute(row, own, { id: row.vendor_id, name, slug })];
    });
  }
}

function shownDispute(
  row: Dispute,
  { order, lines, events, refund }: DisputeParts,
  vendor: CustomerDispute['vendor'],
): CustomerDispute {
  return {
    id: row.id,
    number: row.number,
    order_id: row.order_id,
    order_number: order.number,
    group_number: groupNumberOf(order.number),
    vendor,
    return_id: row.return_id,
    state: row.state,
    reason: row.reason,
    amount: row.amount,
    currency: row.currency,
    with_shipping: row.with_shipping,
    due_at: row.due_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    lines,
    timeline: events.map(shownEntry),
    refund,
    can_withdraw: disputeProcess.allowed(row.state, 'customer').includes('withdrawn'),
    can_add_evidence: isOpenDispute(row.state),
  };
}

/** A timeline entry as its customer sees it: the party, not the person. */
export function shownEntry({ id, created_at, type, mover, note, files }: ShownEvent): DisputeEntry {
  return {
    id,
    at: created_at.toISOString(),
    event: type,
    by: mover === 'system' ? null : mover,
    note,
    files: files.map(({ id: file_id, filename, mime, bytes }) => ({ id: file_id, filename, mime, bytes })),
  };
}
