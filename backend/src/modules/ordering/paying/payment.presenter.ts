import { Injectable } from '@nestjs/common';
import type { PaymentRecord, PaymentRow } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Presenter } from '../../../kernel/resource';
import { type Payment, PaymentEvent, PaymentOperation, paymentStatus, PaymentWebhook } from '../../payments';
import { Order } from '../order.entity';

/** Presents attempts to pay to operators: rows with orders and status, and records with all that providers said. */
@Injectable()
export class PaymentPresenter implements Presenter<Payment> {
  constructor(private readonly database: Database) {}

  async rows(rows: Payment[]): Promise<PaymentRow[]> {
    const events = await this.eventsOf(rows);
    const numbers = [...new Set(rows.flatMap(({ parts }) => (parts ?? []).map(({ number }) => number)))];
    const select = { id: true, number: true } as const;
    const where = { number: In(numbers) };
    const orders = numbers.length > 0 ? await this.database.em.find(Order, { where, select }) : [];
    return rows.map((row) => {
      const own = events.filter(({ payment_id }) => payment_id === row.id);
      const last = own.at(-1);
      return {
        id: row.id,
        reference: row.reference,
        orders: (row.parts ?? []).flatMap(({ number, amount }) => {
          const order = orders.find((one) => one.number === number);
          return order ? [{ id: order.id, number, amount }] : [];
        }),
        method_code: row.method_code,
        driver: row.driver,
        payment_status: paymentStatus(own, row.amount),
        amount: row.amount,
        currency: row.currency,
        provider_reference: row.provider_reference,
        failure: last?.type === 'failed' ? (last.reason ?? 'other') : null,
        problem: row.problem,
        superseded_at: row.superseded_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      };
    });
  }

  async one(row: Payment): Promise<PaymentRecord> {
    const [shown] = await this.rows([row]);
    if (!shown) throw Failure.notFound('payment');
    const { em } = this.database;
    const own = { where: { payment_id: row.id }, order: { id: 'ASC' } } as const;
    const operations = await em.find(PaymentOperation, own);
    const webhooks = await em.find(PaymentWebhook, own);
    return {
      ...shown,
      capture_method: row.capture_method,
      check_at: row.check_at?.toISOString() ?? null,
      events: (await this.eventsOf([row])).map(({ payment_id: _, created_at, ...event }) => ({
        ...event,
        created_at: created_at.toISOString(),
      })),
      operations: operations.map(
        ({ id, type, state, amount, source, idempotency_key, failure, created_at }) => {
          const at = created_at.toISOString();
          return { id, type, state, amount, source, idempotency_key, failure, created_at: at };
        },
      ),
      webhooks: webhooks.map(({ id, type, event_id, created_at }) => {
        return { id, type, event_id, created_at: created_at.toISOString() };
      }),
    };
  }

  private async eventsOf(rows: readonly Payment[]): Promise<PaymentEvent[]> {
    if (rows.length === 0) return [];
    const where = { payment_id: In(rows.map(({ id }) => id)) };
    return this.database.em.find(PaymentEvent, { where, order: { id: 'ASC' } });
  }
}
