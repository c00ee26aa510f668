import { ShareInput, type ScreenOverride } from '@stoa/console-kit';
import { CommissionList } from './CommissionList';
import { CurrencyInput } from './CurrencyInput';

/** Commission screens: a list in evaluation order, edited in dialogs. */
export const commissions: ScreenOverride = {
  list: CommissionList,
  canBeDefault: ({ scope }) => scope === 'all',
  inputs: { rate: ShareInput, currency: CurrencyInput },
};
