import { Injectable } from '@nestjs/common';
import type { InvoiceRow, OrderInvoice } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Presenter } from '../../kernel/resource';
import { ReferenceNames } from '../catalogue';
import type { Invoice } from './invoice.entity';

/** Presents invoices and credit notes with the vendor's name. */
@Injectable()
export class InvoicePresenter implements Presenter<Invoice> {
  constructor(private readonly referenceNames: ReferenceNames) {}

  async rows(rows: Invoice[], { language }: Caller): Promise<InvoiceRow[]> {
    const { vendors } = await this.referenceNames.in(language);
    return rows.map((row) => {
      const { order_id, order_number, vendor_id, customer_name, currency, tax } = row;
      return {
        ...shownInvoice(row),
        order_id,
        order_number,
        vendor_id,
        customer_name,
        currency,
        tax,
        language: row.language,
        vendor_name: vendors.get(vendor_id)?.name ?? row.content.seller.store_name,
      };
    });
  }

  async one(row: Invoice, caller: Caller): Promise<InvoiceRow> {
    const [shown] = await this.rows([row], caller);
    if (!shown) throw Failure.notFound();
    return shown;
  }
}

/** An invoice or credit note as orders list it. */
export function shownInvoice({ id, type, number, total, issued_at }: Invoice): OrderInvoice {
  return { id, type, number, total, issued_at: issued_at.toISOString() };
}
