import { Injectable } from '@nestjs/common';
import { type Listing, narrowComputed, type RowQuery } from '../../../kernel/listing';
import { type Bounds, ResourceStore, StoreTools } from '../../../kernel/resource';
import { type Payment, paymentStatusBranches } from '../../payments';

/** Amounts by the attempt's own events; `0` stands for other drivers, which it has none of. */
const total = (type: string, driver?: string): string =>
  driver
    ? '0'
    : `COALESCE((SELECT SUM(e.amount) FROM payment_events e WHERE e.payment_id = r.id AND e.type = '${type}'), 0)`;
const last = '(SELECT e.type FROM payment_events e WHERE e.payment_id = r.id ORDER BY e.id DESC LIMIT 1)';
const STATUS = `(CASE ${paymentStatusBranches({ total, last, due: 'r.amount' })} END)`;

/** Reads attempts to pay, also by their status, which is computed from their events. */
@Injectable()
export class PaymentStore extends ResourceStore<Payment> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override async query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<Payment>> {
    const query = await super.query(listing, bounds, properties);
    narrowComputed(query, listing, 'payment_status', STATUS);
    return query;
  }
}
