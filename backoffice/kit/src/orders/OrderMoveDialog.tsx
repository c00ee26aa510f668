import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { ChangeOrderStatus, OrderRecord } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, type HttpError } from 'react-admin';
import { isolated } from '../i18n/isolated';
import { useApi } from '../schema/SchemaContext';
import { useMoney } from '../settings/format';

type Move = OrderRecord['allowed'][number];

const CALL = { admin: 'changeOrderStatus', vendor: 'changeSellerOrderStatus' } as const;

/** Sends the change and reads the order anew, also when it was refused: someone may have been faster. */
function useMove(order: OrderRecord, move: Move, onDone: () => void) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => {
      const target =
        move.order_status_id === null ? { state: move.state } : { order_status_id: move.order_status_id };
      const body: ChangeOrderStatus = { order_id: order.id, ...target, ...(note && { note }) };
      return api.call(api.own(CALL[api.audience]), { method: 'POST', body });
    },
    onSuccess: () =>
      notify('stoa.order.moved', {
        type: 'success',
        messageArgs: { number: order.number, state: move.label },
      }),
    onError: (error: HttpError) =>
      notify(error.status === 409 ? 'stoa.order.refused' : error.message, { type: 'error' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['orders'] });
      onDone();
    },
  });
}

interface OrderMoveDialogProps {
  order: OrderRecord;
  move: Move;
  onClose: () => void;
}

/** Asks before an order's state changes, naming the order, its customer and its amount. */
export function OrderMoveDialog({ order, move, onClose }: OrderMoveDialogProps) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const [note, setNote] = useState('');
  const change = useMove(order, move, onClose);
  const ending = move.state === 'cancelled';
  const facts = { customer: isolated(order.customer_name), total: money(order.total) };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>
        {translate('stoa.order.move_title', { number: order.number, state: move.label })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          {translate(ending ? 'stoa.order.cancel_text' : 'stoa.order.move_text', facts)}
        </DialogContentText>
        <TextField
          label={translate('stoa.order.move_note')}
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={ending ? 'error' : 'primary'}
          loading={change.isPending}
          onClick={() => change.mutate(note.trim())}
        >
          {translate('stoa.order.move_confirm', { state: move.label })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
