import { Global, Module } from '@nestjs/common';
import { OrderInvoices } from '../ordering';
import { IssuedInvoices } from './issued-invoices';

/** Global, because orders show their invoices but must not depend on the invoicing module. */
@Global()
@Module({
  providers: [IssuedInvoices, { provide: OrderInvoices, useExisting: IssuedInvoices }],
  exports: [OrderInvoices],
})
export class OrderInvoicesModule {}
