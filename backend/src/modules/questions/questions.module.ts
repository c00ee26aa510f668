import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CatalogueModule } from '../catalogue';
import { CustomersModule } from '../customers';
import { AskProductQuestion } from './ask-product-question';
import { CustomerQuestions } from './customer-questions';
import { ProductQuestionPresenter } from './product-question.presenter';
import { ProductQuestionStore } from './product-question.store';
import { productQuestions } from './product-questions.resource';
import { PublicQuestions } from './public-questions';
import { QuestionData } from './question-data';
import { QuestionsController } from './questions.controller';

/** Customers' questions about products, and their answers. */
@Module({
  imports: [AuditModule, CatalogueModule, CustomersModule, ResourceModule.forFeature(productQuestions)],
  controllers: [QuestionsController],
  providers: [
    AskProductQuestion,
    CustomerQuestions,
    ProductQuestionPresenter,
    ProductQuestionStore,
    PublicQuestions,
    QuestionData,
  ],
})
export class QuestionsModule {}
