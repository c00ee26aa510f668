import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { HistoryErasure } from '../audit';
import type { DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { Order } from '../ordering';
import { CustomerReturns } from './customer-returns';
import { Return } from './return.entity';
import { ReturnEvent, ReturnLine, ReturnPicture } from './return-parts.entity';
import { FINAL_RETURNS } from './return.process';
import { ReturnPictures } from './return-pictures';

/** Personal data in returns: erasure keeps items and states, and deletes notes, tracking and pictures. */
@Injectable()
export class ReturnData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly returns: CustomerReturns,
    private readonly pictures: ReturnPictures,
    private readonly histories: HistoryErasure,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'returns',
      read: (subject) => this.read(subject),
      erase: (subject) => this.erase(subject),
      unfinished: async (subject) => {
        const open = await this.rows(subject, { state: Not(In([...FINAL_RETURNS])) });
        return open.map(({ number }) => number);
      },
    });
  }

  private async read(subject: DataSubject): Promise<object[]> {
    const shown = await this.returns.present(await this.rows(subject), subject.language);
    return shown.map(
      ({ pictures, lines, can_cancel: _, can_send: __, can_cancel_exchange: ____, ...rest }) => ({
        ...rest,
        lines: lines.map(({ picture: ___, ...line }) => line),
        pictures: pictures.map(({ src }) => src),
      }),
    );
  }

  private async erase(subject: DataSubject): Promise<void> {
    const { em } = this.database;
    const ids = (await this.rows(subject)).map(({ id }) => id);
    if (ids.length === 0) return;
    const sent = await this.pictures.idsOf(ids);
    await em.delete(ReturnPicture, { return_id: In(ids) });
    await this.pictures.drop(sent);
    await em.update(
      Return,
      { id: In(ids) },
      {
        note: null,
        carrier: null,
        tracking_number: null,
        updated_at: this.clock.now(),
      },
    );
    await em.update(ReturnEvent, { return_id: In(ids) }, { note: null, actor: null });
    await em.update(ReturnLine, { return_id: In(ids) }, { condition_note: null });
    await this.histories.eraseValues('returns', ids);
  }

  private async rows({ customer_id }: DataSubject, more: object = {}): Promise<Return[]> {
    const { em } = this.database;
    const orders = await em.find(Order, { where: { customer_id }, select: { id: true } });
    if (orders.length === 0) return [];
    const where = { order_id: In(orders.map(({ id }) => id)), ...more };
    return em.find(Return, { where, order: { id: 'ASC' } });
  }
}
