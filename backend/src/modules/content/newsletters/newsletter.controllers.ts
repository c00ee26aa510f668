import { Body, Controller, Get, HttpCode, Param, Post, Query, Redirect } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { NewsletterAnswer } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Limited, Public } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { LookupQuery } from '../../../kernel/resource';
import { StateLists } from '../state-lists';
import { AnswerByLink } from './answer-by-link';
import { SubscribeInput } from './newsletter.inputs';
import { Subscribe } from './subscribe';

/** Signing up for the newsletter (specification §7.7) and the links of the mails that follow. */
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

/** The look-up of those who receive the newsletter (specification §7.3). */
@ApiTags('admin newsletters')
@Controller('backend/api/admin')
export class SubscribersController {
  constructor(private readonly lists: StateLists) {}

  @Allow('admin', 'newsletters.read')
  @Get('newslettersActive')
  active(@Query() ask: LookupQuery, @From() caller: Caller): Promise<Page> {
    return this.lists.subscribers(ask, caller);
  }
}
