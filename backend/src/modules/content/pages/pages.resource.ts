import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { publishedStore } from '../publishing';
import { ContentApplicationPage, ContentPage } from './page.entities';

const LISTED = {
  label: 'title',
  search: ['title', 'slug'],
  sort: ['title', 'sort', 'footer_group', 'published_at', 'created_at'],
  filter: ['footer_group', 'status', 'published_at'],
  defaultSort: ['sort', 'ASC'],
} as const;

const pageStore = publishedStore<ContentPage>();
const applicationPageStore = publishedStore<ContentApplicationPage>();

export const contentPages = defineResource(ContentPage, {
  path: 'content_pages',
  key: 'content_pages',
  page: 'content_pages',
  idParam: 'content_page_id',
  ...LISTED,
  store: pageStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['contentPagesActive'] } },
});

export const contentApplicationPages = defineResource(ContentApplicationPage, {
  path: 'content_application_pages',
  key: 'content_application_pages',
  page: 'content_application_pages',
  idParam: 'content_application_page_id',
  ...LISTED,
  store: applicationPageStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['contentApplicationPagesActive'] } },
});
