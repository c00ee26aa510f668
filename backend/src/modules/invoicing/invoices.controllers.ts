import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller, ConsoleAudience } from '../../kernel/access';
import { Allow, From, Public } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import { InvoiceFileInput, PackingSlipsInput } from './invoices.inputs';
import { PrintInvoice } from './print/print-invoice';
import { PrintPackingSlips } from './print/print-packing-slips';

/** Creates the endpoints of printed documents for one audience. */
function invoicesController(audience: ConsoleAudience) {
  @ApiTags(`${audience} invoices`)
  @Controller(`backend/api/${audience}`)
  class InvoicesController {
    constructor(
      readonly invoice: PrintInvoice,
      readonly slips: PrintPackingSlips,
    ) {}

    @Allow(audience, 'invoices.read')
    @Header('cache-control', 'private, no-store')
    @Get('invoiceFile/:id')
    invoiceFile(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<StreamableFile> {
      return this.invoice.execute(id, caller);
    }

    @Allow(audience, 'orders.read')
    @Header('cache-control', 'private, no-store')
    @Get('shipmentPackingSlip/:id')
    shipmentPackingSlip(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<StreamableFile> {
      return this.slips.ofShipment(id, caller);
    }

    @Allow(audience, 'orders.read')
    @Header('cache-control', 'private, no-store')
    @HttpCode(200)
    @Post('packingSlips')
    packingSlips(@Body() input: PackingSlipsInput, @From() caller: Caller): Promise<StreamableFile> {
      return this.slips.execute(input, caller);
    }
  }
  return InvoicesController;
}

export const AdminInvoicesController = invoicesController('admin');
export const VendorInvoicesController = invoicesController('vendor');

/** A buyer's invoices and credit notes: customers by session, guests by access token. */
@ApiTags('web orders')
@Public()
@Controller('backend/api/web')
export class WebInvoicesController {
  constructor(private readonly invoice: PrintInvoice) {}

  @Header('cache-control', 'private, no-store')
  @HttpCode(200)
  @Post('invoiceFile')
  invoiceFile(@Body() input: InvoiceFileInput, @From() caller: Caller): Promise<StreamableFile> {
    return this.invoice.forBuyer(input, caller);
  }
}
