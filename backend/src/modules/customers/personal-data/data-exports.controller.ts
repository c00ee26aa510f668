import type { StreamableFile } from '@nestjs/common';
import { Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerDataExport } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, SignedIn } from '../../../kernel/access';
import { DataExports } from './data-exports';
import { DataFileQuery } from './data-exports.inputs';
import { RequestDataExport } from './request-data-export';

/** Export of all personal data of the signed-in customer (GDPR). */
@ApiTags('web account')
@SignedIn('customer')
@Controller('backend/api/web')
export class DataExportsController {
  constructor(
    private readonly exports: DataExports,
    private readonly request: RequestDataExport,
  ) {}

  @Get('data_export')
  state(@Me() actor: Actor): Promise<CustomerDataExport> {
    return this.exports.state(actor);
  }

  @Limited('data_export')
  @HttpCode(200)
  @Post('requestDataExport')
  requestExport(@Me() actor: Actor, @From() { language }: Caller): Promise<CustomerDataExport> {
    return this.request.execute(actor, language);
  }

  @Header('cache-control', 'private, no-store')
  @Get('data_export_file')
  file(@Query() { format = 'json' }: DataFileQuery, @From() caller: Caller): Promise<StreamableFile> {
    return this.exports.file(format, caller);
  }
}
