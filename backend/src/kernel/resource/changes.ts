import { Injectable } from '@nestjs/common';
import type { FieldDifference } from '@stoa/contracts';
import type { Actor } from '../access';

/** What happened to a record of a declared resource, told inside the transaction that did it. */
export interface Change {
  resource: string;
  id: number;
  action: 'create' | 'update' | 'delete' | 'status' | 'default';
  actor: Actor | null;
  /** What became of each field; left out where only the fact is known. */
  differences?: FieldDifference[];
}

type Listener = (change: Change) => Promise<void>;

/** Lets higher modules follow changes of lower resources in the same transaction, e.g. to renew read models. */
@Injectable()
export class Changes {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly followers: Listener[] = [];

  /** Calls `listener` for every change of the named resources. */
  follow(resources: readonly string[], listener: Listener): void {
    for (const resource of resources)
      this.listeners.set(resource, [...(this.listeners.get(resource) ?? []), listener]);
  }

  /** Calls `listener` for every change of whatever resource. */
  followAll(listener: Listener): void {
    this.followers.push(listener);
  }

  async tell(change: Change): Promise<void> {
    const own = this.listeners.get(change.resource) ?? [];
    for (const listener of [...own, ...this.followers]) await listener(change);
  }
}
