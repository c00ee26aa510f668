import { Injectable, type StreamableFile } from '@nestjs/common';
import type { InvoiceFile } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { type PrintedDocument, printDocuments } from '../../../kernel/export';
import { Failure } from '../../../kernel/http';
import { MessageTranslator } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import { Order, OwnGroups } from '../../ordering';
import { Vendor } from '../../vendors';
import { Invoice, InvoiceLine } from '../invoice.entity';
import { DocumentTexts } from './document-texts';
import { invoiceDocument } from './invoice-document';
import { StoreLogos } from './store-logos';

/** Prints an invoice or credit note as it was issued, in the language of its buyer. */
@Injectable()
export class PrintInvoice {
  constructor(
    private readonly database: Database,
    private readonly groups: OwnGroups,
    private readonly messageTranslator: MessageTranslator,
    private readonly currencies: Currencies,
    private readonly logos: StoreLogos,
  ) {}

  /** For operators and the vendor. @throws Failure 404 for another vendor's as for a missing one */
  async execute(id: number, { actor, signal }: Caller): Promise<StreamableFile> {
    const where = combineConditions({ id }, tenantBounds(actor));
    const invoice = await this.database.em.findOne(Invoice, { where });
    if (!invoice) throw Failure.notFound('invoice');
    return this.print(invoice, signal);
  }

  /** For the buyer. @throws Failure 404 if it is missing or about somebody else's order */
  async forBuyer({ invoice_id: id, access_token }: InvoiceFile, caller: Caller): Promise<StreamableFile> {
    const { em } = this.database;
    const invoice = await em.findOne(Invoice, { where: { id } });
    const order = invoice && (await em.findOne(Order, { where: { id: invoice.order_id ?? 0 } }));
    const group = order && (await this.groups.find({ id: order.group_id }, caller, access_token));
    if (!invoice || !group) throw Failure.notFound('invoice');
    return this.print(invoice, caller.signal);
  }

  private print(invoice: Invoice, signal: AbortSignal | undefined): Promise<StreamableFile> {
    return printDocuments(invoice.number, this.documents([invoice]), signal);
  }

  private async *documents(invoices: readonly Invoice[]): AsyncGenerator<PrintedDocument> {
    const { em } = this.database;
    for (const invoice of invoices) {
      const { id: invoice_id, vendor_id, language, currency } = invoice;
      const lines = await em.find(InvoiceLine, { where: { invoice_id }, order: { id: 'ASC' } });
      const vendor = await em.findOne(Vendor, { where: { id: vendor_id }, withDeleted: true });
      const logo = await this.logos.find(vendor?.logo_id ?? null);
      const named = this.currencies.named(currency);
      const texts = new DocumentTexts(
        language,
        this.messageTranslator.in(language),
        named,
        invoice.content.time_zone,
      );
      yield invoiceDocument(invoice, lines, logo, texts);
    }
  }
}
