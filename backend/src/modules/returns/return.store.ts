import { Injectable } from '@nestjs/common';
import { type Listing, narrowComputed, type RowQuery } from '../../kernel/listing';
import { type Bounds, ResourceStore, StoreTools } from '../../kernel/resource';
import type { Return } from './return.entity';

/** Who decides on a request; the same condition as in `allowedReturns`. */
const DECISION_BY = `(CASE WHEN r.state <> 'requested' THEN '' WHEN r.escalated_at IS NULL THEN 'vendor' ELSE 'admin' END)`;

/** Reads returns, also by who has to decide on them. */
@Injectable()
export class ReturnStore extends ResourceStore<Return> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override async query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<Return>> {
    const query = await super.query(listing, bounds, properties);
    narrowComputed(query, listing, 'decision_by', DECISION_BY);
    return query;
  }
}
