import { OWN_TENANT } from '../../kernel/access';
import { allBut, defineResource } from '../../kernel/resource';
import { ProductQuestion } from './product-question.entity';
import { ProductQuestionPresenter } from './product-question.presenter';
import { ProductQuestionStore } from './product-question.store';
import { questionProcess } from './product-question.process';

/** Questions, moderated by operators and answered by vendors; only customers create them. */
export const productQuestions = defineResource(ProductQuestion, {
  path: 'product_questions',
  key: 'product_questions',
  page: 'product_questions',
  idParam: 'product_question_id',
  label: 'question',
  search: ['question', 'answer', 'author_name'],
  sort: ['status', 'created_at', 'answered_at'],
  filter: ['product_id', 'vendor_id', 'customer_id', 'language', 'answered_by', 'status', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  store: ProductQuestionStore,
  process: questionProcess,
  presenter: ProductQuestionPresenter,
  audiences: {
    admin: { operations: allBut('create', 'updateDefault'), screens: ['list', 'edit', 'view'] },
    vendor: {
      operations: ['list', 'filter', 'one', 'update', 'export'],
      screens: ['list', 'edit', 'view'],
      scope: OWN_TENANT,
      writable: ['answer'],
    },
  },
});
