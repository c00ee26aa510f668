import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PAPER_KINDS } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller, ConsoleAudience } from '../../../kernel/access';
import { Allow, From, Marketplace } from '../../../kernel/access';
import { IdPipe, TakesFiles } from '../../../kernel/http';
import { PaperStatusInput } from './paper-status.input';
import { VendorPapers } from './vendor-papers';

const FORM = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary' },
      kind: { type: 'string', enum: [...PAPER_KINDS] },
      vendor_id: { type: 'integer', description: 'Of operators only.' },
    },
  },
};

/** Papers' way in and their only way out, for one audience. */
function papersController(audience: ConsoleAudience) {
  @ApiTags(`${audience} vendor_papers`)
  @Controller(`backend/api/${audience}`)
  class VendorPapersController {
    constructor(readonly papers: VendorPapers) {}

    @Allow(audience, 'vendor_papers.create')
    @TakesFiles(FORM)
    @HttpCode(200)
    @Marketplace()
    @Post('addVendorPaper')
    add(@Req() request: FastifyRequest, @From() caller: Caller): Promise<object> {
      return this.papers.add(request, caller);
    }

    @Allow(audience, 'vendor_papers.read')
    @Header('cache-control', 'private, no-store')
    @Marketplace()
    @Get('vendorPaperFile/:id')
    file(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<StreamableFile> {
      return this.papers.file(id, caller);
    }
  }
  return VendorPapersController;
}

export const AdminVendorPapersController = papersController('admin');
export const OwnVendorPapersController = papersController('vendor');

/** The operator's word on a paper. */
@ApiTags('admin vendor_papers')
@Marketplace()
@Controller('backend/api/admin')
export class JudgePapersController {
  constructor(private readonly papers: VendorPapers) {}

  @Allow('admin', 'vendor_papers.status')
  @Put('updateVendorPaperStatus/:id')
  judge(
    @Param('id', IdPipe) id: number,
    @Body() input: PaperStatusInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.papers.judge(id, input, caller);
  }
}
