import { useCustomerName, type FieldDisplayProps, type ScreenOverride } from '@stoa/console-kit';
import { HistoricalOrderShow } from './HistoricalOrderShow';

/** Orders of the former shop: the generated list, and a view with items and addresses. */
export const historicalOrders: ScreenOverride = {
  show: HistoricalOrderShow,
  opens: 'view',
  displays: { customer_name: CustomerName },
};

function CustomerName({ value }: FieldDisplayProps) {
  const nameOf = useCustomerName();
  return value ? <bdi>{nameOf(String(value))}</bdi> : null;
}
