import { allBut, defineResource } from '../../../kernel/resource';
import { Redirect } from './redirect.entity';
import { RedirectStore } from './redirect.store';

export const redirects = defineResource(Redirect, {
  path: 'redirects',
  key: 'redirects',
  page: 'redirects',
  idParam: 'redirect_id',
  label: 'path',
  search: ['path', 'target'],
  sort: ['path', 'target', 'hits', 'last_used_at', 'created_at'],
  filter: ['status', 'hits', 'last_used_at'],
  defaultSort: ['path', 'ASC'],
  store: RedirectStore,
  audiences: { admin: { operations: allBut('updateDefault') } },
});
