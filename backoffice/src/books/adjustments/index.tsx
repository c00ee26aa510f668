import type { ScreenOverride } from '@stoa/console-kit';
import { AdjustmentList } from './AdjustmentList';

/** The list of adjustments, where operators propose, decide and reverse them. */
export const ledgerAdjustments: ScreenOverride = { list: AdjustmentList };
