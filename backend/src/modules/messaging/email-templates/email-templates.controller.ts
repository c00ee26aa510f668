import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EmailPreview, EmailTemplate, EmailTemplateRow } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Limited } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import {
  EmailTextsInput,
  SaveEmailTemplateInput,
  TemplateVersionQuery,
  TestEmailInput,
} from './email-templates.inputs';
import { PreviewEmailTemplate } from './preview-email-template';
import { ReadEmailTemplates } from './read-email-templates';
import { SaveEmailTemplate } from './save-email-template';
import { SendTestEmail } from './send-test-email';

/** Templates of the shop's e-mails, which operators edit per language (ADR 74). */
@ApiTags('admin email templates')
@Controller('backend/api/admin/email_templates')
export class EmailTemplatesController {
  constructor(
    private readonly reading: ReadEmailTemplates,
    private readonly saving: SaveEmailTemplate,
    private readonly previewing: PreviewEmailTemplate,
    private readonly testing: SendTestEmail,
  ) {}

  @Allow('admin', 'email_templates.read')
  @Get()
  list(@From() caller: Caller): Promise<Page<EmailTemplateRow, 'email_templates'>> {
    return this.reading.list(caller);
  }

  @Allow('admin', 'email_templates.read')
  @Get(':name')
  one(@Param('name') name: string, @From() caller: Caller): Promise<EmailTemplate> {
    return this.reading.one(name, caller);
  }

  @Allow('admin', 'email_templates.update')
  @Put(':name/:locale')
  save(
    @Param('name') name: string,
    @Param('locale') locale: string,
    @Body() { version, ...texts }: SaveEmailTemplateInput,
    @From() caller: Caller,
  ): Promise<EmailTemplate> {
    return this.saving.execute({ name, language: locale, version }, texts, caller);
  }

  @Allow('admin', 'email_templates.update')
  @Delete(':name/:locale')
  restore(
    @Param('name') name: string,
    @Param('locale') locale: string,
    @Query() { version }: TemplateVersionQuery,
    @From() caller: Caller,
  ): Promise<EmailTemplate> {
    return this.saving.execute({ name, language: locale, version }, null, caller);
  }

  @Allow('admin', 'email_templates.read')
  @HttpCode(200)
  @Post(':name/:locale/preview')
  preview(
    @Param('name') name: string,
    @Param('locale') locale: string,
    @Body() texts: EmailTextsInput,
  ): Promise<EmailPreview> {
    return this.previewing.execute(name, locale, texts);
  }

  @Allow('admin', 'email_templates.update')
  @Limited('test_email')
  @HttpCode(200)
  @Post(':name/:locale/test')
  test(
    @Param('name') name: string,
    @Param('locale') locale: string,
    @Body() { email, ...texts }: TestEmailInput,
  ): Promise<{ to: string }> {
    return this.testing.execute(name, locale, email, texts);
  }
}
