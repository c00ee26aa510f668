import { ShareInput, type ScreenOverride } from '@stoa/console-kit';
import { CommissionList } from './CommissionList';
import { CurrencyInput } from './CurrencyInput';

/** Commission rules: a list in their order, edited where they stand. */
export const commissions: ScreenOverride = {
  list: CommissionList,
  inputs: { rate: ShareInput, currency: CurrencyInput },
};
