import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DOCUMENT_KINDS, type ApplicationAccess, type VendorApplicationView } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { Limited, Marketplace, Public } from '../../../kernel/access';
import { TakesFilesFromGuests } from '../../../kernel/http';
import { ApplicationAccessInput, FindApplicationInput, RenewApplicationInput } from './application.inputs';
import { FindApplication } from './find-application';
import { RenewApplication } from './renew-application';
import { SendApplicationDocument } from './send-document';
import { ShowApplication } from './show-application';
import { WithdrawApplication } from './withdraw-application';

const DOCUMENT_FORM = {
  schema: {
    type: 'object',
    required: ['access_token', 'kind', 'file'],
    properties: {
      access_token: { type: 'string' },
      kind: { type: 'string', enum: [...DOCUMENT_KINDS] },
      file: { type: 'string', format: 'binary' },
    },
  },
};

/** Endpoints for applicants, who can't sign in yet; the access token is in the body, so never in a log. */
@ApiTags('web vendor applications')
@Public()
@Marketplace()
@Controller('backend/api/web')
export class ApplicationsController {
  constructor(
    private readonly finding: FindApplication,
    private readonly showing: ShowApplication,
    private readonly documents: SendApplicationDocument,
    private readonly renewing: RenewApplication,
    private readonly withdrawing: WithdrawApplication,
  ) {}

  @Limited('application_lookup')
  @HttpCode(200)
  @Post('find_vendor_application')
  find(@Body() input: FindApplicationInput): Promise<ApplicationAccess> {
    return this.finding.execute(input);
  }

  @Limited('application_status')
  @HttpCode(200)
  @Post('vendor_application')
  show(@Body() { access_token }: ApplicationAccessInput): Promise<VendorApplicationView> {
    return this.showing.byToken(access_token);
  }

  @Limited('application_change')
  @HttpCode(200)
  @TakesFilesFromGuests(DOCUMENT_FORM)
  @Post('send_application_paper')
  sendDocument(@Req() request: FastifyRequest): Promise<VendorApplicationView> {
    return this.documents.execute(request);
  }

  @Limited('application_change')
  @HttpCode(200)
  @Post('renew_vendor_application')
  renew(@Body() input: RenewApplicationInput): Promise<VendorApplicationView> {
    return this.renewing.execute(input);
  }

  @Limited('application_change')
  @HttpCode(200)
  @Post('withdraw_vendor_application')
  withdraw(@Body() { access_token }: ApplicationAccessInput): Promise<void> {
    return this.withdrawing.execute(access_token);
  }
}
