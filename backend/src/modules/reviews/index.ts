export * from './add-product-review';
export * from './review-status.entity';
export * from './review-statuses.resource';
export * from './review.entity';
export * from './reviews.events';
export * from './reviews.module';
export * from './reviews.resource';
