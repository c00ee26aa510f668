import type { ScreenOverride } from '@stoa/console-kit';
import { flashSaleDisplays } from './displays';
import { ItemsInput } from './ItemsInput';

/** Flash sale screens: generated, items as rows of price, quota and warnings about likely mistakes. */
export const flashSales: ScreenOverride = {
  columns: ['title', 'starts_at', 'ends_at', 'status'],
  sections: { period: ['starts_at', 'ends_at'], goods: ['items'], look: ['banner_id'] },
  inputs: { items: ItemsInput },
  displays: flashSaleDisplays,
};
