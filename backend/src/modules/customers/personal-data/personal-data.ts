import { Injectable } from '@nestjs/common';
import type { Customer } from '../customer.entity';

/** Whose data are handed out or erased. */
export interface DataSubject {
  customer_id: number;
  /** Their address as far as it is proven to be theirs: what hangs on an address alone may be somebody else's. */
  email: string | null;
  /** Language in which they read. */
  language: string;
}

/** What one module holds of a customer. */
export interface PersonalDataSource {
  /** Under which it stands in the copy that customers get. */
  name: string;
  /** Everything that is held, as it can be written down in JSON. */
  read(subject: DataSubject): Promise<unknown>;
  /** Erases it, or takes the person out of what has to stay; in the caller's transaction, and repeatable. */
  erase(subject: DataSubject): Promise<void>;
  /** What has to end before: numbers of orders under way. */
  unfinished?(subject: DataSubject): Promise<string[]>;
}

/** What the shop holds of its customers: each module adds its own part at start. */
@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  add(...sources: PersonalDataSource[]): void {
    this.sources.push(...sources);
  }

  /** A copy of everything, by the names of its parts. */
  async read(subject: DataSubject): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const source of this.sources) found[source.name] = await source.read(subject);
    return found;
  }

  /** Those who were added last stand on the others, so they go first. */
  async erase(subject: DataSubject): Promise<void> {
    for (const source of this.sources.toReversed()) await source.erase(subject);
  }

  /** What keeps an account from being erased now. */
  async unfinished(subject: DataSubject): Promise<string[]> {
    const found: string[] = [];
    for (const source of this.sources) found.push(...((await source.unfinished?.(subject)) ?? []));
    return found;
  }
}

/** A customer as somebody whose data are handed out or erased. */
export function dataSubjectOf(customer: Customer, language: string): DataSubject {
  const email = customer.email_verified_at ? customer.email : null;
  return { customer_id: customer.id, email, language };
}
