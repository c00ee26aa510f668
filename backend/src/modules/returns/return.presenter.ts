import { Injectable } from '@nestjs/common';
import type { ReturnRecord, ReturnRow, ReturnState } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Presenter } from '../../kernel/resource';
import { ReferenceNames } from '../catalogue';
import { Order } from '../ordering';
import { shownEntry } from './customer-returns';
import { OverrulableReturns } from './overrulable-returns';
import type { Return } from './return.entity';
import { allowedReturns } from './return.process';
import { ReturnView } from './return-view';

/** Presents returns to operators and vendors: rows with order and customer, and full records. */
@Injectable()
export class ReturnPresenter implements Presenter<Return> {
  constructor(
    private readonly database: Database,
    private readonly view: ReturnView,
    private readonly referenceNames: ReferenceNames,
    private readonly overrulable: OverrulableReturns,
  ) {}

  async rows(rows: Return[], { actor, language }: Caller): Promise<ReturnRow[]> {
    const ids = rows.map(({ order_id }) => order_id);
    const orders = ids.length > 0 ? await this.database.em.find(Order, { where: { id: In(ids) } }) : [];
    const names = await this.referenceNames.in(language);
    return rows.map((row) => {
      const order = orders.find(({ id }) => id === row.order_id);
      return {
        id: row.id,
        number: row.number,
        order_id: row.order_id,
        order_number: order?.number ?? '',
        vendor_id: row.vendor_id,
        vendor_name: names.vendors.get(row.vendor_id)?.name ?? '',
        customer_name: order?.customer_name ?? '',
        email: order?.email ?? '',
        state: row.state,
        item_count: row.item_count,
        due_at: row.due_at?.toISOString() ?? null,
        escalated_at: row.escalated_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
        allowed: allowedReturns(row, consoleOf(actor)),
      };
    });
  }

  async one(row: Return, caller: Caller): Promise<ReturnRecord> {
    const [shown] = await this.rows([row], caller);
    const parts = (await this.view.findByReturns([row], caller.language)).get(row.id);
    if (!shown || !parts) throw Failure.notFound('return');
    const { lines, pictures, refund, exchange_order, events } = parts;
    return {
      ...shown,
      allowed: await this.allowedNow(row, shown.allowed, caller),
      refund_to: row.refund_to,
      note: row.note,
      carrier: row.carrier,
      tracking_number: row.tracking_number,
      send_by: row.send_by?.toISOString() ?? null,
      lines,
      pictures,
      refund,
      exchange_order,
      timeline: events.map((event) => ({ ...shownEntry(event), actor: event.actor })),
    };
  }

  /** The allowed states, without approving a rejected return whose items have gone another way since. */
  private async allowedNow(row: Return, allowed: ReturnState[], { actor }: Caller): Promise<ReturnState[]> {
    if (row.state !== 'rejected' || allowed.length === 0) return allowed;
    const order = await this.database.em.findOneOrFail(Order, { where: { id: row.order_id } });
    return (await this.overrulable.obstacle(row, order, consoleOf(actor))) ? [] : allowed;
  }
}
