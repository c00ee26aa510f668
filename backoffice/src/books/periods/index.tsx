import type { ScreenOverride } from '@stoa/console-kit';
import { PeriodList } from './PeriodList';

/** The list of closed periods, where operators close and reopen the books. */
export const ledgerPeriods: ScreenOverride = { list: PeriodList };
