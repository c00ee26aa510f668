import { Injectable } from '@nestjs/common';
import type { Actor } from '../access';

/** What happened to a record of a declared resource, told inside the transaction that did it. */
export interface Change {
  resource: string;
  id: number;
  action: 'create' | 'update' | 'delete' | 'status' | 'default';
  actor: Actor | null;
}

type Listener = (change: Change) => Promise<void>;

/** Lets higher modules follow changes of lower resources in the same transaction, e.g. to renew read models. */
@Injectable()
export class Changes {
  private readonly listeners = new Map<string, Listener[]>();

  /** Calls `listener` for every change of the named resources. */
  follow(resources: readonly string[], listener: Listener): void {
    for (const resource of resources)
      this.listeners.set(resource, [...(this.listeners.get(resource) ?? []), listener]);
  }

  async tell(change: Change): Promise<void> {
    for (const listener of this.listeners.get(change.resource) ?? []) await listener(change);
  }
}
