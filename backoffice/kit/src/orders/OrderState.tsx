import type { OrderRow } from '@stoa/contracts';
import { StateChip } from '../fields/StateChip';
import { useIsShipped } from './shipping/ShipmentsProvider';

/** Where an order stands, in the shop's own word for it. */
export function OrderState({ order }: { order: Pick<OrderRow, 'id' | 'state' | 'status_label'> }) {
  const isShipped = useIsShipped(order.id);
  if (isShipped) return <StateChip value="shipped" />;
  return <StateChip value={order.state} label={order.status_label} />;
}
