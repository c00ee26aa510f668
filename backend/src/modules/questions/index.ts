export * from './ask-product-question';
export * from './product-question.entity';
export * from './product-questions.resource';
export * from './questions.events';
export * from './questions.module';
