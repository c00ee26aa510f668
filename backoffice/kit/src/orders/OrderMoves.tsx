import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem, Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OrderMoveDialog } from './OrderMoveDialog';

type Move = OrderRecord['allowed'][number];

const EXITS = new Set(['cancelled', 'on_hold', 'expired']);

/** The changes that are allowed now: the usual next step as a button, the others behind it. */
export function OrderMoves({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<Move | null>(null);
  const onward = order.allowed.find(({ state }) => !EXITS.has(state));
  const others = order.allowed.filter((move) => move !== onward);
  const choose = (move: Move) => {
    setAnchor(null);
    setChosen(move);
  };
  if (order.allowed.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.order.no_moves')}
      </Typography>
    );
  }
  return (
    <>
      {others.length > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<ExpandMore />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ borderColor: 'divider' }}
        >
          {translate('stoa.order.move')}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map((move) => (
          <MenuItem key={`${move.state}-${move.order_status_id}`} onClick={() => choose(move)}>
            {move.label}
          </MenuItem>
        ))}
      </Menu>
      {onward && (
        <Button variant="contained" onClick={() => choose(onward)}>
          {translate('stoa.order.move_confirm', { state: onward.label })}
        </Button>
      )}
      {chosen && <OrderMoveDialog order={order} move={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
