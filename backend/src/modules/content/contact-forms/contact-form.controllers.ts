import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Limited, Public } from '../../../kernel/access';
import type { Page, RecordOf } from '../../../kernel/http';
import { LookupQuery } from '../../../kernel/resource';
import { StateLists } from '../state-lists';
import type { ContactForm } from './contact-form.entity';
import { SubmitContactFormInput } from './contact-form.inputs';
import { SubmitContactForm } from './submit-contact-form';

/** Public contact form (specification §7.7). */
@ApiTags('web content')
@Controller('backend/api/web')
export class ContactController {
  constructor(private readonly submit: SubmitContactForm) {}

  @Public()
  @Limited('contact_form')
  @HttpCode(200)
  @Post('submit_contact_form')
  submitContactForm(@Body() input: SubmitContactFormInput, @From() { language }: Caller): Promise<void> {
    return this.submit.execute(input, language);
  }
}

/** Look-up of unanswered contact messages (specification §7.3). */
@ApiTags('admin contact_forms')
@Controller('backend/api/admin')
export class WaitingMessagesController {
  constructor(private readonly lists: StateLists) {}

  @Allow('admin', 'contact_forms.read')
  @Get('ContactFormsActive')
  active(@Query() ask: LookupQuery, @From() caller: Caller): Promise<Page<RecordOf<ContactForm>>> {
    return this.lists.waiting(ask, caller);
  }
}
