import { Body, Controller, Get, HttpCode, Param, Post, Query, Redirect } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { NewsletterAnswer } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Limited, Public } from '../../../kernel/access';
import type { Page, RecordOf } from '../../../kernel/http';
import { LookupQuery } from '../../../kernel/resource';
import { StateLists } from '../state-lists';
import { AnswerByLink } from './answer-by-link';
import type { Newsletter } from './newsletter.entity';
import { SubscribeInput } from './newsletter.inputs';
import { Subscribe } from './subscribe';

/** Newsletter subscription (specification §7.7), and the links in its e-mails. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class NewsletterController {
  constructor(
    private readonly subscribe: Subscribe,
    private readonly answers: AnswerByLink,
  ) {}

  @Limited('newsletter')
  @HttpCode(200)
  @Post('newsletter')
  newsletter(@Body() input: SubscribeInput, @From() { language }: Caller): Promise<void> {
    return this.subscribe.execute(input, language);
  }

  @Redirect()
  @Get('newsletter/confirm/:token')
  askToConfirm(@Param('token') token: string): Promise<{ url: string }> {
    return this.answers.page(token, 'confirm');
  }

  @Redirect()
  @Get('newsletter/unsubscribe/:token')
  askToUnsubscribe(@Param('token') token: string): Promise<{ url: string }> {
    return this.answers.page(token, 'unsubscribe');
  }

  @HttpCode(200)
  @Post('newsletter/confirm/:token')
  confirm(@Param('token') token: string): Promise<NewsletterAnswer> {
    return this.answers.execute(token, 'subscribed');
  }

  @HttpCode(200)
  @Post('newsletter/unsubscribe/:token')
  unsubscribe(@Param('token') token: string): Promise<NewsletterAnswer> {
    return this.answers.execute(token, 'unsubscribed');
  }
}

/** Look-up of confirmed newsletter subscribers (specification §7.3). */
@ApiTags('admin newsletters')
@Controller('backend/api/admin')
export class SubscribersController {
  constructor(private readonly lists: StateLists) {}

  @Allow('admin', 'newsletters.read')
  @Get('newslettersActive')
  active(@Query() ask: LookupQuery, @From() caller: Caller): Promise<Page<RecordOf<Newsletter>>> {
    return this.lists.subscribers(ask, caller);
  }
}
