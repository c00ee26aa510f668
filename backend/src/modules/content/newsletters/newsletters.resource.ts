import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { Newsletter } from './newsletter.entity';
import { NewsletterStore } from './newsletter.store';
import { subscriptionProcess } from './subscription.process';

export const newsletters = defineResource(Newsletter, {
  path: 'newsletters',
  key: 'newsletters',
  page: 'newsletters',
  idParam: 'newsletter_id',
  label: 'email',
  search: ['email'],
  sort: ['email', 'state', 'locale', 'consent_at', 'created_at'],
  filter: ['state', 'locale', 'source', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  store: NewsletterStore,
  process: subscriptionProcess,
  audiences: { admin: { operations: OPERATIONS } },
});
