import { lazy } from 'react';
import type { ScreenOverride } from '../screens/overrides';
import { ImportList } from './ImportList';
import { StockFeedActions } from './StockFeedActions';

// Loaded on demand.
const ImportShow = lazy(async () => ({ default: (await import('./ImportShow')).ImportShow }));

/** The import wizard, in place of the generated view; its first step is at `/products/import`. */
export const importScreens: ScreenOverride = { list: ImportList, show: ImportShow };

/** Feeds of stock and prices, which can be run at once. */
export const stockFeedScreens: ScreenOverride = {
  columns: ['name', 'vendor_id', 'interval_hours', 'status', 'last_run_at', 'last_error'],
  actions: StockFeedActions,
};
