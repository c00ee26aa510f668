import { Injectable } from '@nestjs/common';
import type { SettlementLineType } from '@stoa/contracts';
import { Brackets, In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { LedgerEntry } from '../../ledger';
import { Payment, PaymentEvent } from '../payment.entity';

/** A movement of a gateway's clearing account, as the gateway reports it: one capture, refund or dispute. */
export interface ClearingItem {
  /** The postings' common name, such as `capture:12:captured`. */
  key: string;
  type: Extract<SettlementLineType, 'payment' | 'refund' | 'dispute'>;
  day: string;
  /** Number of the order, or of the checkout where the payment is for several. */
  reference: string;
  /** Minor units; negative where money left the gateway. */
  amount: number;
  currency: string;
  /** By what files may name it. */
  references: string[];
}

const POSTED = { captured: 'capture', refunded: 'refund_paid', charged_back: 'chargeback' } as const;
const TYPES = { capture: 'payment', refund_paid: 'refund', chargeback: 'dispute' } as const;
const BATCH_SIZE = 200;
const MAX_UNSETTLED = 5000;

type Row = Pick<LedgerEntry, 'event' | 'type' | 'day' | 'reference' | 'amount' | 'currency'>;
const COLUMNS = {
  event: true,
  type: true,
  day: true,
  reference: true,
  amount: true,
  currency: true,
} as const;

/** Finds what the books have in a gateway's clearing account. */
@Injectable()
export class ClearingItems {
  constructor(private readonly database: Database) {}

  /** The items that any of the references may mean. */
  async find(driver: string, references: readonly string[]): Promise<ClearingItem[]> {
    const items = new Map<string, ClearingItem>();
    for (let from = 0; from < references.length; from += BATCH_SIZE)
      for (const item of await this.chunk(driver, references.slice(from, from + BATCH_SIZE)))
        items.set(item.key, item);
    return [...items.values()];
  }

  /** The items of days, oldest first. */
  async ofDays(driver: string, first_day: string, last_day: string): Promise<ClearingItem[]> {
    const rows = await this.database.em
      .createQueryBuilder(LedgerEntry, 'e')
      .where("e.account = 'gateway_clearing' AND e.owner = :driver", { driver })
      .andWhere('e.day BETWEEN :first_day AND :last_day', { first_day, last_day })
      .andWhere('e.type IN (:...types)', { types: Object.keys(TYPES) })
      .orderBy('e.id', 'ASC')
      .limit(MAX_UNSETTLED)
      .getMany();
    const ids = [...new Set(rows.map(({ event }) => paymentOf(event)))];
    const payments = ids.length ? await this.database.em.find(Payment, { where: { id: In(ids) } }) : [];
    return itemsOf(rows, payments);
  }

  private async chunk(driver: string, references: readonly string[]): Promise<ClearingItem[]> {
    const { em } = this.database;
    const ids = [...attemptIds(references), ...(await this.byEvents(references))];
    const numbers = references.flatMap(checkoutNumbers);
    const payments = await em
      .createQueryBuilder(Payment, 'p')
      .where('p.driver = :driver', { driver })
      .andWhere(
        new Brackets((any) => {
          any.where('p.provider_reference IN (:...references)', { references });
          any.orWhere('p.reference IN (:...numbers)', { numbers });
          if (ids.length > 0) any.orWhere('p.id IN (:...ids)', { ids });
        }),
      )
      .getMany();
    const payment_id = In(payments.map(({ id }) => id));
    const type = In(Object.keys(POSTED));
    const events = payments.length ? await em.find(PaymentEvent, { where: { payment_id, type } }) : [];
    const names = events.map((one) => `${POSTED[one.type as 'captured']}:${one.payment_id}:${one.event_key}`);
    if (names.length === 0) return [];
    const where = { event: In(names), account: 'gateway_clearing' as const, owner: driver };
    return itemsOf(await em.find(LedgerEntry, { where, select: COLUMNS }), payments);
  }

  /** Payments with an event that has the gateway's own id: of a refund, capture or dispute. */
  private async byEvents(references: readonly string[]): Promise<number[]> {
    const keys = references.flatMap((one) => [`refund:${one}`, `captured:${one}`, `dispute:${one}`]);
    const query = this.database.em
      .createQueryBuilder(PaymentEvent, 'e')
      .select('DISTINCT e.payment_id', 'id')
      .where('e.event_key IN (:...keys)', { keys });
    // Disputes are divided among a payment's orders, whose numbers follow the key.
    for (const [place, id] of references.filter((one) => /^d[pu]_\w+$/.test(one)).entries())
      query.orWhere(`e.event_key LIKE :dispute${place}`, { [`dispute${place}`]: `dispute:${id}:%` });
    return (await query.getRawMany<{ id: number }>()).map(({ id }) => Number(id));
  }
}

/** Entries as items: what one event of the gateway was divided into is put together again. */
function itemsOf(rows: readonly Row[], payments: readonly Payment[]): ClearingItem[] {
  const items = new Map<string, ClearingItem>();
  for (const { event, type, day, reference, amount, currency } of rows) {
    const payment = payments.find(({ id }) => id === paymentOf(event));
    if (!payment) continue;
    const key = itemKey(event, reference);
    const before = items.get(key);
    items.set(key, {
      key,
      type: TYPES[type as keyof typeof TYPES],
      day,
      reference: before ? payment.reference : reference,
      amount: sum([before?.amount ?? 0, amount]),
      currency,
      references: [...new Set([...(before?.references ?? []), ...referencesOf(key, payment), reference])],
    });
  }
  return [...items.values()];
}

const paymentOf = (event: string): number => Number(event.split(':')[1]);

/** The name of an event without the number of the order whose part it is. */
function itemKey(event: string, reference: string): string {
  const part = `:${reference}`;
  const whole = event.endsWith(part) ? event.slice(0, -part.length) : event;
  return /^capture:\d+:captured$|:dispute:[^:]+$/.test(whole) ? whole : event;
}

/** The most specific reference of an item is the gateway's own id of it. */
function referencesOf(key: string, { id, reference, provider_reference }: Payment): string[] {
  const own = key.split(':').slice(3);
  return [own.join(':'), own.at(-1) ?? '', `${reference}:${id}`, provider_reference ?? '', reference].filter(
    Boolean,
  );
}

function attemptIds(references: readonly string[]): number[] {
  return references.flatMap((one) => {
    const [, id] = /^[A-Z0-9-]{3,40}:(\d{1,9})$/.exec(one) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}

/** A number as that of a checkout: that of an order or refund without its end. */
function checkoutNumbers(reference: string): string[] {
  const order = reference.replace(/-R\d+$/, '');
  return [...new Set([reference, order, order.replace(/-\d+$/, '')])];
}
