import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DOCUMENT_KINDS } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller, ConsoleAudience } from '../../../kernel/access';
import { Allow, From, Marketplace } from '../../../kernel/access';
import type { RecordOf } from '../../../kernel/http';
import { IdPipe, TakesFiles } from '../../../kernel/http';
import { DocumentStatusInput } from './document-status.input';
import type { VendorDocument } from './vendor-document.entity';
import { VendorDocuments } from './vendor-documents';

const FORM = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary' },
      kind: { type: 'string', enum: [...DOCUMENT_KINDS] },
      vendor_id: { type: 'integer', description: 'Of operators only.' },
    },
  },
};

/** Creates the upload and download endpoints of documents for one audience. */
function documentsController(audience: ConsoleAudience) {
  @ApiTags(`${audience} vendor_papers`)
  @Controller(`backend/api/${audience}`)
  class VendorDocumentsController {
    constructor(readonly documents: VendorDocuments) {}

    @Allow(audience, 'vendor_papers.create')
    @TakesFiles(FORM)
    @HttpCode(200)
    @Marketplace()
    @Post('addVendorPaper')
    add(@Req() request: FastifyRequest, @From() caller: Caller): Promise<RecordOf<VendorDocument>> {
      return this.documents.add(request, caller);
    }

    @Allow(audience, 'vendor_papers.read')
    @Header('cache-control', 'private, no-store')
    @Marketplace()
    @Get('vendorPaperFile/:id')
    file(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<StreamableFile> {
      return this.documents.file(id, caller);
    }
  }
  return VendorDocumentsController;
}

export const AdminVendorDocumentsController = documentsController('admin');
export const OwnVendorDocumentsController = documentsController('vendor');

/** Lets operators accept and reject documents. */
@ApiTags('admin vendor_papers')
@Marketplace()
@Controller('backend/api/admin')
export class ReviewDocumentsController {
  constructor(private readonly documents: VendorDocuments) {}

  @Allow('admin', 'vendor_papers.status')
  @Put('updateVendorPaperStatus/:id')
  judge(
    @Param('id', IdPipe) id: number,
    @Body() input: DocumentStatusInput,
    @From() caller: Caller,
  ): Promise<RecordOf<VendorDocument>> {
    return this.documents.changeStatus(id, input, caller);
  }
}
