import { Injectable } from '@nestjs/common';
import type { OrderInvoice } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { OrderInvoices } from '../ordering';
import { Invoice } from './invoice.entity';
import { shownInvoice } from './invoice.presenter';

/** Implements the orders' `OrderInvoices` with the documents that were issued. */
@Injectable()
export class IssuedInvoices extends OrderInvoices {
  constructor(private readonly database: Database) {
    super();
  }

  override async findByOrders(ids: readonly number[]): Promise<ReadonlyMap<number, OrderInvoice[]>> {
    const invoicesByOrder = new Map<number, OrderInvoice[]>();
    if (ids.length === 0) return invoicesByOrder;
    const where = { order_id: In([...ids]) };
    for (const row of await this.database.em.find(Invoice, { where, order: { id: 'ASC' } })) {
      const id = row.order_id ?? 0;
      invoicesByOrder.set(id, [...(invoicesByOrder.get(id) ?? []), shownInvoice(row)]);
    }
    return invoicesByOrder;
  }
}
