import { Injectable } from '@nestjs/common';
import type { StockNoticeShown } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { StockNotice } from './stock-notice.entity';
import { stockNoticeProcess } from './stock-notice.process';
import { StockNoticeView } from './stock-notice-view';

/** Confirms or cancels a stock notice by the link in its e-mails; idempotent. */
@Injectable()
export class AnswerStockNotice {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly view: StockNoticeView,
  ) {}

  /** @throws Failure 404 for an unknown or outdated token */
  async show(token: string, caller: Caller): Promise<StockNoticeShown> {
    const [shown] = await this.view.present([await this.find(token)], caller);
    if (!shown) throw Failure.notFound('stock notice');
    return shown;
  }

  /**
   * @throws Failure 409 `state_not_allowed` when it was cancelled: an old confirmation link does not
   * reactivate it
   */
  async execute(token: string, answer: 'waiting' | 'cancelled', caller: Caller): Promise<StockNoticeShown> {
    await this.database.tx(async (em) => {
      const notice = await this.find(token);
      const isDone = notice.state === answer || (answer === 'waiting' && notice.state === 'sent');
      if (isDone) return;
      const now = this.clock.now();
      const values = { since: now, updated_at: now };
      // A link alone can't reactivate a cancelled notice.
      const mover = notice.state === 'cancelled' ? 'shop' : 'person';
      await stockNoticeProcess.move(em, StockNotice, notice, answer, mover, values);
    });
    return this.show(token, caller);
  }

  private async find(token: string): Promise<StockNotice> {
    const notice = /^[\w-]{43}$/.test(token)
      ? await this.database.em.findOneBy(StockNotice, { token })
      : null;
    if (!notice) throw Failure.notFound('stock notice');
    return notice;
  }
}
