import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Page } from '../../kernel/http';
import type { ListQuery } from '../../kernel/resource';
import { ResourceService } from '../../kernel/resource';
import { Customer } from './customer.entity';
import { addresses } from './customers.resources';

/** Lists one customer's addresses for operators, with the usual paging and sorting. */
@Injectable()
export class CustomerAddresses {
  constructor(
    private readonly resourceService: ResourceService,
    private readonly database: Database,
  ) {}

  async list(customer_id: number, query: ListQuery, caller: Caller): Promise<Page> {
    if (!(await this.database.em.exists(Customer, { where: { id: customer_id } })))
      throw Failure.notFound('customer');
    const filter = JSON.stringify({ ...parsed(query.filter), customer_id });
    return this.resourceService.list(addresses, { ...query, filter }, caller);
  }
}

function parsed(filter: string | undefined): object {
  try {
    const value: unknown = JSON.parse(filter || '{}');
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Falls through to the same 422 as other invalid filters.
  }
  throw Failure.field('filter', 'must be JSON');
}
