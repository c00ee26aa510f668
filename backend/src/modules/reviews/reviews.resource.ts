import { OWN_TENANT } from '../../kernel/access';
import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { Review } from './review.entity';
import { ReviewPresenter } from './review.presenter';
import { ReviewStore } from './review.store';
import { reviewProcess } from './review.process';

export const reviews = defineResource(Review, {
  path: 'reviews',
  key: 'reviews',
  page: 'reviews',
  idParam: 'review_id',
  label: 'title',
  search: ['title', 'body', 'author_name'],
  sort: ['rating', 'status', 'created_at', 'replied_at'],
  filter: ['product_id', 'vendor_id', 'customer_id', 'rating', 'status', 'source', 'language', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  defaultWithin: ['vendor_id', 'product_id'],
  store: ReviewStore,
  process: reviewProcess,
  presenter: ReviewPresenter,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['reviewsActive'] },
    // Rules of a vendor's create, update, delete and status change: docs/adr/0006.
    vendor: {
      operations: OPERATIONS,
      scope: OWN_TENANT,
      writable: ['order_item_id', 'rating', 'title', 'body', 'vendor_reply'],
    },
  },
});
