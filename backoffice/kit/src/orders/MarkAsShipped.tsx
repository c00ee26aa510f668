import { Button, IconButton, Tooltip } from '@mui/material';
import type { OrderRow } from '@stoa/contracts';
import { useHasPermission } from '../auth/useHasPermission';
import { useLabels, withinSentence } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useIsShipped, useShipments } from './shipping/ShipmentsProvider';
import { TruckIcon } from './shipping/TruckIcon';

interface MarkAsShippedProps {
  order: OrderRow;
  /** Renders as an icon button, for rows of a list. */
  compact?: boolean;
}

/** Marks an order as shipped with one click; the server performs the transitions in between. */
export function MarkAsShipped({ order, compact = false }: MarkAsShippedProps) {
  const translate = useTranslate();
  const labels = useLabels();
  const shipments = useShipments();
  const isShipped = useIsShipped(order.id);
  const mayMove = useHasPermission('orders.status');
  if (!mayMove || !order.can_ship || isShipped) return null;
  const text = translate('order.move_confirm', { state: withinSentence(labels.choice('shipped')) });
  const ship = () => shipments.ship(order);
  if (!compact)
    return (
      <Button variant="contained" startIcon={<TruckIcon />} onClick={ship}>
        {text}
      </Button>
    );
  return (
    <Tooltip title={text}>
      <IconButton size="small" color="primary" aria-label={`${text}: ${order.number}`} onClick={ship}>
        <TruckIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
