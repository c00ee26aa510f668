import { Injectable } from '@nestjs/common';
import type { DisputeRecord, DisputeRow } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Presenter } from '../../kernel/resource';
import { ReferenceNames } from '../catalogue';
import { Order } from '../ordering';
import { Return } from '../returns';
import { shownEntry } from './customer-disputes';
import type { Dispute } from './dispute.entity';
import { disputeProcess, isOpenDispute } from './dispute.process';
import { DisputeView } from './dispute-view';

/** Presents disputes to operators and vendors: rows with order and customer, and full records. */
@Injectable()
export class DisputePresenter implements Presenter<Dispute> {
  constructor(
    private readonly database: Database,
    private readonly view: DisputeView,
    private readonly referenceNames: ReferenceNames,
  ) {}

  async rows(rows: Dispute[], { actor, language }: Caller): Promise<DisputeRow[]> {
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
        reason: row.reason,
        amount: row.amount,
        currency: row.currency,
        due_at: row.due_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        allowed: disputeProcess.allowed(row.state, consoleOf(actor)),
      };
    });
  }

  async one(row: Dispute, caller: Caller): Promise<DisputeRecord> {
    const [shown] = await this.rows([row], caller);
    const parts = (await this.view.findByDisputes([row], caller.language)).get(row.id);
    if (!shown || !parts) throw Failure.notFound('dispute');
    const { return_id: id, with_shipping } = row;
    const about = id === null ? null : await this.database.em.findOne(Return, { where: { id } });
    return {
      ...shown,
      with_shipping,
      return: about && { id: about.id, number: about.number },
      lines: parts.lines,
      refund: parts.refund,
      can_add_evidence: isOpenDispute(row.state),
      timeline: parts.events.map((event) => ({ ...shownEntry(event), actor: event.actor })),
    };
  }
}
