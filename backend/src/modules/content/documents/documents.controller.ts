import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebDocument } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { Documents } from './documents';
import { aboutUs, privacyPolicy, refundPolicy, termCondition } from './documents.resource';

/** The shop's public legal and information documents (specification §7.7). */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Get('aboutus')
  aboutUs(@From() { language }: Caller): Promise<RawJson<WebDocument>> {
    return this.documents.answer(aboutUs, language);
  }

  @Get('privacy_policy')
  privacyPolicy(@From() { language }: Caller): Promise<RawJson<WebDocument>> {
    return this.documents.answer(privacyPolicy, language);
  }

  @Get('refund_policy')
  refundPolicy(@From() { language }: Caller): Promise<RawJson<WebDocument>> {
    return this.documents.answer(refundPolicy, language);
  }

  @Get('term_condition')
  termCondition(@From() { language }: Caller): Promise<RawJson<WebDocument>> {
    return this.documents.answer(termCondition, language);
  }
}
