import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { Category } from './category.entity';
import { CategoryPresenter } from './category.presenter';
import { CategoryStore } from './category.store';

export const categories = defineResource(Category, {
  path: 'categories',
  key: 'categories',
  page: 'categories',
  idParam: 'category_id',
  label: 'name',
  search: ['name', 'slug'],
  sort: ['name', 'sort', 'depth', 'path', 'is_featured', 'created_at'],
  filter: ['parent_id', 'depth', 'status', 'is_featured', 'show_in_menu'],
  defaultSort: ['path', 'ASC'],
  store: CategoryStore,
  presenter: CategoryPresenter,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['categoriesActive', 'categoriesSelectActive'] },
    vendor: { operations: [], screens: [], lookups: ['categoriesActive', 'categoriesSelectActive'] },
  },
});
