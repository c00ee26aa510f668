import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Order } from '../ordering';
import { Vendor } from '../vendors';
import type { Credit, Credited } from './credited-amounts';
import { creditableRest, creditedParts, creditedSum } from './credited-amounts';
import type { Invoiced } from './invoiced';
import { Invoice, InvoiceLine } from './invoice.entity';
import { StoreInvoice } from './store-invoice';

/** What to take back of an order's invoice: all that is left, an amount, or single lines. */
export type CreditRequest = 'rest' | { amount: number } | Credit;

/** Issues a credit note, which reverses an order's invoice or a part of it. */
@Injectable()
export class IssueCreditNote {
  constructor(
    private readonly database: Database,
    private readonly store: StoreInvoice,
  ) {}

  /**
   * Does nothing without an invoice, when nothing is left of it, or when there is a credit note for `source`.
   * @param source the event that it is issued for, such as `refund:ST-7K3M9QXW-1-R1`
   */
  async execute(order_id: number, source: string, request: CreditRequest): Promise<void> {
    await this.database.tx(async (em) => {
      const order = await em.findOne(Order, { where: { id: order_id }, ...this.database.forUpdate });
      const invoice = order && (await em.findOne(Invoice, { where: { source: `order:${order.number}` } }));
      if (!invoice || (await em.exists(Invoice, { where: { source } }))) return;
      const notes = await em.find(Invoice, { where: { invoice_id: invoice.id }, order: { id: 'ASC' } });
      const [rest, ...earlier] = await this.invoiced([invoice, ...notes]);
      if (!rest) return;
      const credited = creditOf(rest, earlier, request);
      // An order that cost nothing is taken back as well, once.
      if (credited.amounts.total === 0 && (invoice.total > 0 || notes.length > 0)) return;
      const { content, language, vendor_id } = invoice;
      const vendor = await em.findOneOrFail(Vendor, { where: { id: vendor_id }, withDeleted: true });
      const stated = {
        ...content,
        ...credited.amounts,
        is_lump: credited.isLump,
        invoice_number: invoice.number,
      };
      const draft = { vendor, language, content: stated, lines: credited.lines };
      await this.store.execute({ type: 'credit_note', source, order, draft, invoice_id: invoice.id });
    });
  }

  private async invoiced(invoices: readonly Invoice[]): Promise<Invoiced[]> {
    const where = { invoice_id: In(invoices.map(({ id }) => id)) };
    const lines = await this.database.em.find(InvoiceLine, { where, order: { id: 'ASC' } });
    return invoices.map(({ id, content }) => ({
      content,
      lines: lines.filter(({ invoice_id }) => invoice_id === id).map(withoutIds),
    }));
  }
}

function withoutIds({
  id: _,
  invoice_id: __,
  invoice: ___,
  ...line
}: InvoiceLine): Invoiced['lines'][number] {
  return line;
}

function creditOf(invoice: Invoiced, earlier: readonly Invoiced[], request: CreditRequest): Credited {
  if (request === 'rest') return creditableRest(invoice, earlier);
  if ('amount' in request) return creditedSum(invoice, earlier, request.amount);
  return creditedParts(invoice, earlier, request);
}
