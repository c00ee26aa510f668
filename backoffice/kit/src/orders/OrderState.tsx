import type { OrderRow } from '@stoa/contracts';
import { StateChip } from '../fields/StateChip';
import { useIsShipped } from './shipping/ShipmentsProvider';

/** The state of an order, by the shop's own label. */
export function OrderState({ order }: { order: Pick<OrderRow, 'id' | 'state' | 'status_label'> }) {
  const isShipped = useIsShipped(order.id);
  if (isShipped) return <StateChip value="shipped" />;
  return <StateChip value={order.state} label={order.status_label} />;
}
