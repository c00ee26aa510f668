import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebFaq } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import type { RawJson } from '../../../kernel/http';
import { FaqsQuery } from './faqs.query';
import { ReadFaqs } from './read-faqs';

/** Public FAQs; not in the specification. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class FaqsController {
  constructor(private readonly faqs: ReadFaqs) {}

  @Get('faqs')
  shown(@Query() query: FaqsQuery, @From() { language }: Caller): Promise<RawJson<WebFaq[]>> {
    return this.faqs.execute(query, language);
  }
}
