import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { News, NewsCategory } from './news.entity';
import { NewsStore } from './news.store';

export const newsCategories = defineResource(NewsCategory, {
  path: 'news_categories',
  key: 'news_categories',
  page: 'news_categories',
  idParam: 'news_category_id',
  label: 'name',
  search: ['name', 'slug'],
  sort: ['name', 'sort', 'created_at'],
  filter: ['status'],
  defaultSort: ['sort', 'ASC'],
  audiences: { admin: { operations: OPERATIONS, lookups: ['newsCategoriesActive'] } },
});

export const newses = defineResource(News, {
  path: 'newses',
  key: 'newses',
  page: 'news',
  idParam: 'news_id',
  label: 'title',
  search: ['title', 'slug', 'author', 'tags'],
  sort: ['title', 'author', 'published_at', 'created_at'],
  filter: ['category_id', 'author', 'comments_enabled', 'status', 'published_at'],
  defaultSort: ['published_at', 'DESC'],
  store: NewsStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['newsActive'] } },
});
