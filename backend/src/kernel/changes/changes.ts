import { Injectable } from '@nestjs/common';
import type { FieldDifference } from '@stoa/contracts';
import type { Actor } from '../access';
import type { BaseRecord } from '../database';

/** A change of a declared resource's record, published inside its transaction. */
export interface Change {
  resource: string;
  id: number;
  action: 'create' | 'update' | 'delete' | 'restore' | 'status' | 'default';
  /** Null for the system. */
  actor: Pick<Actor, 'audience' | 'id' | 'name'> | null;
  /** Changes of each field; absent where they are unknown. */
  differences?: FieldDifference[];
  /** The row after the change; absent where the publisher has not read it. */
  row?: BaseRecord;
}

type Listener = (change: Change) => Promise<void>;
type BatchListener = (changes: readonly Change[]) => Promise<void>;
interface Subscriber {
  one: Listener;
  many: BatchListener;
}

/** Lets higher modules subscribe to changes of lower ones in the same transaction, e.g. for read models. */
@Injectable()
export class Changes {
  private readonly subscribers = new Map<string, Subscriber[]>();
  private readonly ofAll: Subscriber[] = [];

  /** Calls `one` for every change of these resources; for a batch, `many` instead if given. */
  subscribe(resources: readonly string[], one: Listener, many: BatchListener = eachBy(one)): void {
    for (const resource of resources)
      this.subscribers.set(resource, [...(this.subscribers.get(resource) ?? []), { one, many }]);
  }

  /** The same for changes of any resource. */
  subscribeToAll(one: Listener, many: BatchListener = eachBy(one)): void {
    this.ofAll.push({ one, many });
  }

  async publish(change: Change): Promise<void> {
    for (const { one } of this.subscribersTo(change.resource)) await one(change);
  }

  /** Publishes many changes of one resource, so that subscribers can handle them in few statements. */
  async publishAll(resource: string, changes: readonly Omit<Change, 'resource'>[]): Promise<void> {
    const published = changes.map((change) => ({ resource, ...change }));
    for (const { many } of this.subscribersTo(resource)) await many(published);
  }

  private subscribersTo(resource: string): Subscriber[] {
    return [...(this.subscribers.get(resource) ?? []), ...this.ofAll];
  }
}

function eachBy(one: Listener): BatchListener {
  return async (changes) => {
    for (const change of changes) await one(change);
  };
}
