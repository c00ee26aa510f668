import { Button, Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHolds } from '../auth/useHolds';
import { useLabels, withinSentence } from '../i18n/labels';
import { MenuButton } from '../screens/MenuButton';
import { MarkAsShipped } from './MarkAsShipped';
import { OrderMoveDialog } from './OrderMoveDialog';
import { useIsShipped } from './shipping/ShipmentsProvider';
import type { Move } from './status-change';

const EXITS = new Set(['cancelled', 'on_hold', 'expired']);

/** The changes that are allowed now, for those who may make them: the usual next step as a button, the others behind it. */
export function OrderMoves({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const isShipped = useIsShipped(order.id);
  const mayMove = useHolds('orders.status');
  const [chosen, setChosen] = useState<Move | null>(null);
  const next = order.allowed.find(({ state }) => !EXITS.has(state));
  // An order that can be shipped has a button of its own for that; single steps are in the menu.
  const onward = order.can_ship ? undefined : next;
  const others = order.allowed.filter((move) => move !== onward);
  const behind = [...others, ...shippedWithWords(order, labels.choice('shipped'))].map((move) => ({
    key: `${move.state}-${move.order_status_id}`,
    label: move.label,
    onSelect: () => setChosen(move),
  }));
  if (!mayMove || isShipped) return null;
  if (order.allowed.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.order.no_moves')}
      </Typography>
    );
  }
  return (
    <>
      {behind.length > 0 && <MenuButton label={translate('stoa.order.move')} options={behind} />}
      <MarkAsShipped order={order} />
      {onward && (
        <Button variant="contained" onClick={() => setChosen(onward)}>
          {translate('stoa.order.move_confirm', { state: withinSentence(onward.label) })}
        </Button>
      )}
      {chosen && <OrderMoveDialog order={order} move={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The way to ship an order with words to its buyer, such as a tracking number, where no single step leads there. */
function shippedWithWords({ can_ship, allowed }: OrderRecord, label: string): Move[] {
  if (!can_ship || allowed.some(({ state }) => state === 'shipped')) return [];
  return [{ state: 'shipped', label, order_status_id: null, with_steps: true }];
}
