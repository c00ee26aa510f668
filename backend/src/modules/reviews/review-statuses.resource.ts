import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { ReviewLabel } from './review-status.entity';

export const reviewStatuses = defineResource(ReviewLabel, {
  path: 'review_statuses',
  key: 'review_statuses',
  page: 'review_statuses',
  idParam: 'review_status_id',
  label: 'name',
  search: ['name'],
  sort: ['name', 'maps_to', 'sort', 'created_at'],
  filter: ['maps_to', 'status'],
  defaultSort: ['sort', 'ASC'],
  defaultWithin: ['maps_to'],
  audiences: { admin: { operations: OPERATIONS, lookups: ['reviewStatusesActive'] } },
});
