import type { ScreenOverride } from '@stoa/console-kit';
import { HandoverList } from './HandoverList';

/** Receipts of cash that riders have handed over. */
export const riderCashHandovers: ScreenOverride = { list: HandoverList };
