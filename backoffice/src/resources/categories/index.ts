import { lazy } from 'react';
import type { ScreenOverride } from '@stoa/console-kit';

// Loaded on demand.
const CategoryList = lazy(async () => ({ default: (await import('./CategoryList')).CategoryList }));

/** Category screens: generated forms, the list as a tree. */
export const categories: ScreenOverride = {
  list: CategoryList,
  columns: ['name', 'parent_id', 'slug', 'sort', 'show_in_menu', 'status'],
  sections: { place: ['parent_id', 'slug', 'icon'] },
};
