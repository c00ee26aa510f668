import type { Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../kernel/access';
import type { BaseRecord } from '../../kernel/database';
import type { Bounds, ResourceDefinition, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';

/** A record that is shown from a moment on, or kept back while it has none. */
export interface Published extends BaseRecord {
  published_at: Date | null;
  status: string;
}

/** The store of something that is published: at once, unless another moment (or none) is asked for. */
export function publishedStore<T extends Published>(
  define: () => ResourceDefinition<T>,
): Type<ResourceStore<T>> {
  @Injectable()
  class PublishedStore extends ResourceStore<T> {
    constructor(tools: StoreTools) {
      super(tools, define);
    }

    override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
      return super.create({ published_at: this.tools.clock.now(), ...input }, bounds, actor);
    }
  }
  return PublishedStore;
}

/** Leaves of a query over alias `r` what the public may read at this moment. */
export function onlyPublished<T extends Published>(
  query: SelectQueryBuilder<T>,
  now: Date,
): SelectQueryBuilder<T> {
  return query.andWhere("r.status = 'active' AND r.published_at <= :now", { now });
}
