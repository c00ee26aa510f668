import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../kernel/database';
import type { DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { Order } from '../ordering';
import { Invoice } from './invoice.entity';

/** A customer's invoices: exported with their data, but kept when it is erased, as tax law requires. */
@Injectable()
export class InvoiceData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'invoices',
      read: (subject) => this.read(subject),
      erase: () => Promise.resolve(),
    });
  }

  private async read({ customer_id }: DataSubject): Promise<unknown[]> {
    const rows = await this.database.em
      .createQueryBuilder(Invoice, 'i')
      .innerJoin(Order, 'o', 'o.id = i.order_id')
      .where('o.customer_id = :customer_id', { customer_id })
      .orderBy('i.id')
      .getMany();
    return rows.map(({ number, type, order_number, currency, tax, total, issued_at, content }) => {
      const { buyer, delivery } = content;
      return { number, type, order_number, currency, tax, total, issued_at, buyer, delivery };
    });
  }
}
