import { Injectable } from '@nestjs/common';
import type { Customer } from '../customer.entity';

/** Data subject (GDPR) of an export or erasure. */
export interface DataSubject {
  customer_id: number;
  /** The verified address, else null: data linked by an unverified address may be somebody else's. */
  email: string | null;
  /** The customer's language. */
  language: string;
}

/** One module's personal data of a customer. */
export interface PersonalDataSource {
  /** Key in the export. */
  name: string;
  /** All data, serialisable as JSON. */
  read(subject: DataSubject): Promise<unknown>;
  /** Erases the data, or anonymises what must be retained; in the caller's transaction, idempotent. */
  erase(subject: DataSubject): Promise<void>;
  /** Numbers of open orders, which block the erasure. */
  unfinished?(subject: DataSubject): Promise<string[]>;
  /** Money that belongs to the customer, in minor units; it blocks the erasure, too. */
  balances?(subject: DataSubject): Promise<Balance[]>;
}

/** Money of one currency. */
export interface Balance {
  currency: string;
  amount: number;
}

/** Registry of personal data sources: each module adds its own at start-up. */
@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  add(...sources: PersonalDataSource[]): void {
    this.sources.push(...sources);
  }

  /** All data of the subject, by source name. */
  async read(subject: DataSubject): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = {};
    for (const source of this.sources) data[source.name] = await source.read(subject);
    return data;
  }

  /** In reverse order of registration, because later sources depend on earlier ones. */
  async erase(subject: DataSubject): Promise<void> {
    for (const source of this.sources.toReversed()) await source.erase(subject);
  }

  /** Numbers of the open orders that block the erasure. */
  async unfinished(subject: DataSubject): Promise<string[]> {
    const pending: string[] = [];
    for (const source of this.sources) pending.push(...((await source.unfinished?.(subject)) ?? []));
    return pending;
  }

  /** Money of the customer that blocks the erasure. */
  async balances(subject: DataSubject): Promise<Balance[]> {
    const balances: Balance[] = [];
    for (const source of this.sources) balances.push(...((await source.balances?.(subject)) ?? []));
    return balances;
  }
}

/** Converts a customer to a data subject. */
export function dataSubjectOf(customer: Customer, language: string): DataSubject {
  const email = customer.email_verified_at ? customer.email : null;
  return { customer_id: customer.id, email, language };
}
