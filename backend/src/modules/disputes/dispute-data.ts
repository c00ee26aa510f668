import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { HistoryErasure } from '../audit';
import type { DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { Order } from '../ordering';
import { CustomerDisputes } from './customer-disputes';
import { Dispute } from './dispute.entity';
import { OPEN_DISPUTES } from './dispute.process';
import { DisputeFiles } from './dispute-files';
import { DisputeEvent } from './dispute-parts.entity';

/** Personal data in disputes: erasure keeps claims and states, and deletes what the parties said and showed. */
@Injectable()
export class DisputeData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly disputes: CustomerDisputes,
    private readonly files: DisputeFiles,
    private readonly histories: HistoryErasure,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'disputes',
      read: (subject) => this.read(subject),
      erase: (subject) => this.erase(subject),
      unfinished: async (subject) => {
        const open = await this.rows(subject, { state: In([...OPEN_DISPUTES]) });
        return open.map(({ number }) => number);
      },
    });
  }

  private async read(subject: DataSubject): Promise<object[]> {
    const shown = await this.disputes.present(await this.rows(subject), subject.language);
    return shown.map(({ lines, can_withdraw: _, can_add_evidence: __, ...rest }) => ({
      ...rest,
      lines: lines.map(({ picture: ___, ...line }) => line),
    }));
  }

  private async erase(subject: DataSubject): Promise<void> {
    const { em } = this.database;
    const ids = (await this.rows(subject)).map(({ id }) => id);
    if (ids.length === 0) return;
    const where = { dispute_id: In(ids) };
    const events = await em.find(DisputeEvent, { where, select: { id: true } });
    await this.files.erase(events.map(({ id }) => id));
    await em.update(DisputeEvent, where, { note: null, actor: null });
    await this.histories.eraseValues('disputes', ids);
  }

  private async rows({ customer_id }: DataSubject, more: object = {}): Promise<Dispute[]> {
    const { em } = this.database;
    const orders = await em.find(Order, { where: { customer_id }, select: { id: true } });
    if (orders.length === 0) return [];
    const where = { order_id: In(orders.map(({ id }) => id)), ...more };
    return em.find(Dispute, { where, order: { id: 'ASC' } });
  }
}
