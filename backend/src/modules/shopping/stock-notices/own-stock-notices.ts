import { Injectable } from '@nestjs/common';
import type { StockNoticeShown } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Customer } from '../../customers';
import { StockNotice } from './stock-notice.entity';
import { stockNoticeProcess } from './stock-notice.process';
import { StockNoticeView } from './stock-notice-view';

/** Maximum number of notices listed, latest first. */
const SHOWN = 100;

/** A customer's open notices: requested while signed in, or with the account's verified e-mail address. */
@Injectable()
export class OwnStockNotices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly view: StockNoticeView,
  ) {}

  async list(actor: Actor, caller: Caller): Promise<StockNoticeShown[]> {
    return this.view.present(await this.find(actor), caller);
  }

  /** @throws Failure 404 without an open notice for the variant */
  async cancel(variant_id: number, actor: Actor, caller: Caller): Promise<StockNoticeShown[]> {
    await this.database.tx(async (em) => {
      const notices = await this.find(actor, variant_id);
      if (notices.length === 0) throw Failure.notFound('stock notice');
      const now = this.clock.now();
      const values = { since: now, updated_at: now };
      for (const notice of notices)
        await stockNoticeProcess.move(em, StockNotice, notice, 'cancelled', 'person', values);
    });
    return this.list(actor, caller);
  }

  private async find({ id }: Actor, variant_id?: number): Promise<StockNotice[]> {
    const { em } = this.database;
    const customer = await em.findOneBy(Customer, { id });
    const open = { state: In(['pending', 'waiting']), ...(variant_id !== undefined && { variant_id }) };
    const where = [
      { ...open, customer_id: id },
      ...(customer?.email_verified_at ? [{ ...open, email: customer.email }] : []),
    ];
    return em.find(StockNotice, { where, order: { since: 'DESC', id: 'DESC' }, take: SHOWN });
  }
}
