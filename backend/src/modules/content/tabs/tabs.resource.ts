import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { Tab } from './tab.entity';

export const tabs = defineResource(Tab, {
  path: 'tabs',
  key: 'tabs',
  page: 'tabs',
  idParam: 'tab_id',
  label: 'title',
  search: ['title', 'body'],
  sort: ['title', 'sort', 'created_at'],
  filter: ['status'],
  defaultSort: ['sort', 'ASC'],
  audiences: { admin: { operations: OPERATIONS } },
});
