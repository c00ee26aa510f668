import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ERASED, erasedEmail } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { type DataSubject, PersonalData } from '../../customers';
import { CustomerHistoricalOrders } from './customer-historical-orders';
import { HistoricalOrder } from './historical-order.entity';

/** Personal data in historical orders: erasure keeps amounts and lines, and removes the person. */
@Injectable()
export class HistoricalOrderData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly orders: CustomerHistoricalOrders,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'historical_orders',
      read: (subject) => this.read(subject),
      erase: (subject) => this.erase(subject),
    });
  }

  private async read(subject: DataSubject): Promise<unknown[]> {
    const orders = await this.database.em.find(HistoricalOrder, {
      where: whose(subject),
      order: { id: 'ASC' },
    });
    return Promise.all(orders.map((order) => this.orders.present(order)));
  }

  private async erase(subject: DataSubject): Promise<void> {
    const person = {
      email: erasedEmail(subject.customer_id),
      customer_name: ERASED,
      note: null,
      billing_address: null,
      shipping_address: null,
    };
    await this.database.tx(async (em) => {
      for (const where of whose(subject)) await em.update(HistoricalOrder, where, person);
    });
  }
}

function whose({ customer_id, email }: DataSubject): { customer_id?: number; email?: string }[] {
  return email ? [{ customer_id }, { email }] : [{ customer_id }];
}
