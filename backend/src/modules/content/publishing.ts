import type { Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../kernel/access';
import type { BaseRecord } from '../../kernel/database';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';

/** A record with a publication date; unpublished while that is null. */
export interface Published extends BaseRecord {
  published_at: Date | null;
  status: string;
}

/** Store of publishable records; `published_at` defaults to now, null keeps one unpublished. */
export function publishedStore<T extends Published>(): Type<ResourceStore<T>> {
  @Injectable()
  class PublishedStore extends ResourceStore<T> {
    constructor(tools: StoreTools) {
      super(tools);
    }

    override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
      return super.create({ published_at: this.tools.clock.now(), ...input }, bounds, actor);
    }
  }
  return PublishedStore;
}

/** Restricts a query (alias `r`) to active records published by `now`. */
export function onlyPublished<T extends Published>(
  query: SelectQueryBuilder<T>,
  now: Date,
): SelectQueryBuilder<T> {
  return query.andWhere("r.status = 'active' AND r.published_at <= :now", { now });
}
