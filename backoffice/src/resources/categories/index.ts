import type { ScreenOverride } from '@stoa/console-kit';
import { CategoryList } from './CategoryList';

/** Categories: generated forms, the list as a tree. */
export const categories: ScreenOverride = { list: CategoryList };
