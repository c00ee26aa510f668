import { Injectable } from '@nestjs/common';
import type { FieldDifference } from '@stoa/contracts';
import type { Actor } from '../access';

/** What happened to a record of a declared resource, told inside the transaction that did it. */
export interface Change {
  resource: string;
  id: number;
  action: 'create' | 'update' | 'delete' | 'restore' | 'status' | 'default';
  actor: Actor | null;
  /** What became of each field; left out where only the fact is known. */
  differences?: FieldDifference[];
}

type Listener = (change: Change) => Promise<void>;
type BatchListener = (changes: readonly Change[]) => Promise<void>;
interface Follower {
  one: Listener;
  many: BatchListener;
}

/** Lets higher modules follow changes of lower resources in the same transaction, e.g. to renew read models. */
@Injectable()
export class Changes {
  private readonly followers = new Map<string, Follower[]>();
  private readonly ofAll: Follower[] = [];

  /** Calls `one` for every change of the named resources; of many that are told at once, `many` instead where it is given. */
  follow(resources: readonly string[], one: Listener, many: BatchListener = eachBy(one)): void {
    for (const resource of resources)
      this.followers.set(resource, [...(this.followers.get(resource) ?? []), { one, many }]);
  }

  /** The same for every change of whatever resource. */
  followAll(one: Listener, many: BatchListener = eachBy(one)): void {
    this.ofAll.push({ one, many });
  }

  async tell(change: Change): Promise<void> {
    for (const { one } of this.of(change.resource)) await one(change);
  }

  /** Tells of many changes of one resource, so that followers can answer them with a few statements. */
  async tellAll(resource: string, changes: readonly Omit<Change, 'resource'>[]): Promise<void> {
    const told = changes.map((change) => ({ resource, ...change }));
    for (const { many } of this.of(resource)) await many(told);
  }

  private of(resource: string): Follower[] {
    return [...(this.followers.get(resource) ?? []), ...this.ofAll];
  }
}

function eachBy(one: Listener): BatchListener {
  return async (changes) => {
    for (const change of changes) await one(change);
  };
}
