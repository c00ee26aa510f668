import { defineStateLabels } from '../../kernel/labels';
import { ReviewLabel } from './review-status.entity';

export const reviewStatuses = defineStateLabels(ReviewLabel, {
  path: 'review_statuses',
  key: 'review_statuses',
  page: 'review_statuses',
  idParam: 'review_status_id',
  lookup: 'reviewStatusesActive',
});
