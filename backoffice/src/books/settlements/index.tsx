import type { ScreenOverride } from '@stoa/console-kit';
import { SettlementList } from './SettlementList';
import { SettlementShow } from './SettlementShow';

/** Settlement files of gateways: uploaded, compared with the books, and posted. */
export const settlements: ScreenOverride = { list: SettlementList, show: SettlementShow, opens: 'view' };
