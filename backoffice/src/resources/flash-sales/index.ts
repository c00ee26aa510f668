import type { ScreenOverride } from '@stoa/console-kit';
import { flashSaleDisplays } from './displays';
import { ItemsInput } from './ItemsInput';

/** Flash sales: generated screens, the goods as rows with their prices, quotas and what looks like a slip. */
export const flashSales: ScreenOverride = {
  columns: ['title', 'starts_at', 'ends_at', 'status'],
  sections: { period: ['starts_at', 'ends_at'], goods: ['items'], look: ['banner_id'] },
  inputs: { items: ItemsInput },
  displays: flashSaleDisplays,
};
