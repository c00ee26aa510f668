import type { ScreenOverride } from '@stoa/console-kit';
import { HistoricalOrderShow } from './HistoricalOrderShow';

/** Orders of the former shop: the generated list, and a view with items and addresses. */
export const historicalOrders: ScreenOverride = { show: HistoricalOrderShow, opens: 'view' };
