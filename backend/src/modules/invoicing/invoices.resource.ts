import { OWN_TENANT } from '../../kernel/access';
import { defineResource } from '../../kernel/resource';
import { Invoice } from './invoice.entity';
import { InvoicePresenter } from './invoice.presenter';

/** Invoices and credit notes: written by the shop only, downloaded by their own call. */
export const invoices = defineResource(Invoice, {
  path: 'invoices',
  key: 'invoices',
  page: 'invoices',
  idParam: 'invoice_id',
  label: 'number',
  search: ['number', 'order_number', 'customer_name'],
  sort: ['number', 'type', 'customer_name', 'total', 'issued_at'],
  filter: ['type', 'vendor_id', 'order_id', 'currency', 'total', 'issued_at'],
  defaultSort: ['issued_at', 'DESC'],
  exported: [{ name: 'vendor_id', kind: 'text', from: ({ vendor_name }) => vendor_name }],
  presenter: InvoicePresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export'], screens: ['list'] },
    vendor: { operations: ['list', 'filter', 'one', 'export'], screens: ['list'], scope: OWN_TENANT },
  },
});
