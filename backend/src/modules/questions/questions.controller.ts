import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerQuestions as OwnQuestions, ProductQuestionPage, QuestionStatus } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { From, Limited, Me, Public, SignedIn } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import { AskProductQuestion } from './ask-product-question';
import { CustomerQuestions } from './customer-questions';
import { PublicQuestions } from './public-questions';
import { AskProductQuestionInput, QuestionPageQuery } from './questions.inputs';

/** Questions about products for the storefront. */
@ApiTags('web product questions')
@Controller('backend/api/web')
export class QuestionsController {
  constructor(
    private readonly shown: PublicQuestions,
    private readonly ask: AskProductQuestion,
    private readonly own: CustomerQuestions,
  ) {}

  @Public()
  @Get('product/:id/questions')
  productQuestions(
    @Param('id', IdPipe) id: number,
    @Query() query: QuestionPageQuery,
  ): Promise<ProductQuestionPage> {
    return this.shown.list(id, query);
  }

  @SignedIn('customer')
  @Limited('product_question')
  @HttpCode(200)
  @Post('ask_product_question')
  askProductQuestion(
    @Body() input: AskProductQuestionInput,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<{ id: number; status: QuestionStatus }> {
    return this.ask.execute(input, actor, language);
  }

  @SignedIn('customer')
  @Get('customer_questions')
  customerQuestions(@Me() actor: Actor, @From() { language }: Caller): Promise<OwnQuestions> {
    return this.own.list(actor, language);
  }

  @SignedIn('customer')
  @Delete('deleteQuestion/:id')
  deleteQuestion(
    @Param('id', IdPipe) id: number,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<OwnQuestions> {
    return this.own.remove(id, actor, language);
  }
}
