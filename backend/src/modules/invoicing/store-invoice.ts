import { Injectable } from '@nestjs/common';
import type { InvoiceType } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { Database, insertMany } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { type Order, TouchOrders } from '../ordering';
import type { InvoiceDraft } from './build-invoice';
import { Invoice, InvoiceLine } from './invoice.entity';
import { NumberSeries } from './number-series';

/** An invoice or credit note that is to be stored. */
export interface NewInvoice {
  type: InvoiceType;
  /** What it is issued for, once. */
  source: string;
  order: Order;
  draft: InvoiceDraft;
  /** The invoice that a credit note refers to. */
  invoice_id: number | null;
}

/** Stores an invoice or credit note under the next number of its series. */
@Injectable()
export class StoreInvoice {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly series: NumberSeries,
    private readonly touch: TouchOrders,
  ) {}

  /** Runs in the caller's transaction, which has locked the order; returns the document's id. */
  async execute({ type, source, order, draft, invoice_id }: NewInvoice): Promise<number> {
    const { vendor, content, lines, language } = draft;
    const now = this.clock.now();
    return this.database.tx(async (em) => {
      // Last before the insert, as other orders of the vendor wait for its counter.
      const numbered = await this.series.next(vendor, type, now);
      const { identifiers } = await em.insert(Invoice, {
        ...numbered,
        type,
        source,
        invoice_id,
        language,
        content,
        vendor_id: vendor.id,
        order_id: order.id,
        order_number: order.number,
        customer_name: content.buyer.name,
        currency: order.currency,
        tax: sum([content.tax, content.tax_included]),
        total: content.total,
        issued_at: now,
        created_at: now,
        updated_at: now,
      });
      const id = Number(identifiers[0]?.id);
      await insertMany(
        em,
        InvoiceLine,
        lines.map((line) => ({ invoice_id: id, ...line })),
      );
      await this.touch.execute([order.id]);
      return id;
    });
  }
}
