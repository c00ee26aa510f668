import { Injectable } from '@nestjs/common';
import { Brackets } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { tenantOf } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Page } from '../../kernel/http';
import type { LookupRequest } from '../../kernel/resource';
import { likePattern } from '../../kernel/resource';
import { Customer } from '../customers';
import { Order } from './order.entity';

const ROWS = 50;
const SEARCHED = ['c.first_name', 'c.last_name', 'c.email'];

/** What a vendor may see of a customer outside of orders. */
export interface SellerCustomer {
  id: number;
  name: string;
  email: string;
}

/** Lists only customers who ordered from the session's vendor (specification §7.3). */
@Injectable()
export class SellerCustomers {
  constructor(private readonly database: Database) {}

  /** Active customers that match the search text, or those of the ids whatever their status. */
  async execute({ q, ids }: LookupRequest, actor: Actor): Promise<Page<SellerCustomer, 'customers'>> {
    const query = this.database.em.createQueryBuilder(Customer, 'c');
    const own = query
      .subQuery()
      .select('1')
      .from(Order, 'o')
      .where('o.customer_id = c.id AND o.vendor_id = :vendor_id');
    query.where(`EXISTS ${own.getQuery()}`, { vendor_id: tenantOf(actor) });
    const named = ids?.split(',').slice(0, 1000).map(Number).filter(Number.isSafeInteger);
    if (named) query.andWhere('c.id IN (:...ids)', { ids: [0, ...named] });
    else query.andWhere('c.status = :active', { active: 'active' });
    if (q?.trim())
      query.andWhere(
        new Brackets((any) => {
          for (const column of SEARCHED)
            any.orWhere(`${column} LIKE :q ESCAPE '!'`, { q: likePattern(q.trim()) });
        }),
      );
    query
      .orderBy('c.first_name')
      .addOrderBy('c.id')
      .limit(named?.length || ROWS);
    const [rows, total] = await query.getManyAndCount();
    const shown = rows.map(({ id, first_name, last_name, email }) => ({
      id,
      email,
      name: `${first_name} ${last_name}`.trim(),
    }));
    return new Page('customers', shown, total);
  }
}
