import { ApiPropertyOptional } from '@nestjs/swagger';
import type { AskProductQuestion } from '@stoa/contracts';
import { IsOptional, Matches } from 'class-validator';
import { IsFilled, IsId } from '../../kernel/http';

/** Body of `ask_product_question`. */
export class AskProductQuestionInput implements AskProductQuestion {
  @IsId()
  product_id!: number;

  @IsFilled(1000)
  question!: string;
}

/** Query of a page of questions. */
export class QuestionPageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/, { message: 'must be the number of a page' })
  page?: string;
}
