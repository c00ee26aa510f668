import { Button, Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useHasPermission } from '../auth/useHasPermission';
import { useLabels, withinSentence } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { MenuButton } from '../screens/MenuButton';
import { MarkAsShipped } from './MarkAsShipped';
import { OrderMoveDialog } from './OrderMoveDialog';
import { useIsShipped } from './shipping/ShipmentsProvider';
import type { Move } from './status-change';

const EXITS = new Set(['cancelled', 'on_hold', 'expired']);

/** The allowed state changes, for permitted users: the usual next one as a button, the others in a menu. */
export function OrderMoves({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const isShipped = useIsShipped(order.id);
  const mayMove = useHasPermission('orders.status');
  const [chosen, setChosen] = useState<Move | null>(null);
  const next = order.allowed.find(({ state }) => !EXITS.has(state));
  // A shippable order has its own button for that; single transitions are in the menu.
  const onward = order.can_ship ? undefined : next;
  const others = order.allowed.filter((move) => move !== onward);
  const behind = [...others, ...shippedDetails(order, labels.choice('shipped'))].map((move) => ({
    key: `${move.state}-${move.order_status_id}`,
    label: move.label,
    onSelect: () => setChosen(move),
  }));
  if (!mayMove || isShipped) return null;
  if (order.allowed.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('order.no_moves')}
      </Typography>
    );
  }
  return (
    <>
      {behind.length > 0 && <MenuButton label={translate('order.move')} options={behind} />}
      <MarkAsShipped order={order} />
      {onward && (
        <Button variant="contained" onClick={() => setChosen(onward)}>
          {translate('order.move_confirm', { state: withinSentence(onward.label) })}
        </Button>
      )}
      {chosen && <OrderMoveDialog order={order} move={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** Menu entry to ship with a note, such as a tracking number, where no single transition leads to shipped. */
function shippedDetails({ can_ship, allowed }: OrderRecord, label: string): Move[] {
  if (!can_ship || allowed.some(({ state }) => state === 'shipped')) return [];
  return [{ state: 'shipped', label, order_status_id: null, with_steps: true }];
}
