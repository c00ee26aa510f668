import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { isErasedEmail, type OrderRow, type PaymentStatus } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { useCustomerName } from '../customers/useCustomerName';
import { withinSentence } from '../i18n/labels';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from '../screens/close-unless-typed';
import { isDecided } from '../screens/move-outcome';
import { useMoney } from '../settings/format';
import { moveOrder } from './move-order';
import { statusChange, type Move, type Notes } from './status-change';

/** The fields of an order that its status dialog needs. */
type MovedOrder = Pick<
  OrderRow,
  'id' | 'number' | 'customer_name' | 'email' | 'currency' | 'total' | 'payment_method' | 'payment_status'
>;

const UNPAID: readonly PaymentStatus[] = ['unpaid', 'partially_paid'];

/** The text of the question; a delivery that is paid in cash also books the money. */
function questionOf({ payment_method, payment_status }: MovedOrder, { state }: Move) {
  if (state === 'cancelled') return 'order.cancel_text';
  const isCash = payment_method === 'cash_on_delivery' && UNPAID.includes(payment_status);
  return isCash && state === 'delivered' ? 'order.cash_text' : 'order.move_text';
}

/** Changes the state and refetches the order, also after an error, as it may have changed meanwhile. */
function useMove(order: MovedOrder, move: Move, onDone: () => void) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (notes: Notes) => moveOrder(api, statusChange(order.id, move, notes)),
    onSuccess: () =>
      notify('order.moved', {
        type: 'success',
        messageArgs: { number: order.number, state: move.label },
      }),
    onError: (error: HttpError) =>
      notify(error.status === 409 ? 'order.refused' : error.message, { type: 'error' }),
    onSettled: async (_data, error) => {
      await queries.invalidateQueries({ queryKey: ['orders'] });
      if (isDecided(error)) onDone();
    },
  });
}

interface NoteFieldsProps {
  /** Whether the customer can read one: not with an account that was erased. */
  isRead: boolean;
  notes: Notes;
  onChange: (notes: Notes) => void;
}

/** Note to the customer, and internal note. */
function NoteFields({ isRead, notes, onChange }: NoteFieldsProps) {
  const translate = useTranslate();
  const fields = [
    ['note', 'message'],
    ['internal_note', 'internal'],
  ] as const;
  const shown = fields.filter(([field]) => isRead || field !== 'note');
  return shown.map(([field, label]) => (
    <TextField
      key={field}
      label={translate(`stoa.order_note.${label}`)}
      helperText={translate(`stoa.order_note.${label}_hint`)}
      multiline
      minRows={2}
      value={notes[field]}
      onChange={(event) => onChange({ ...notes, [field]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
    />
  ));
}

interface OrderMoveDialogProps {
  order: MovedOrder;
  move: Move;
  onClose: () => void;
}

/** Confirms a change of an order's state, showing its number, customer and total. */
export function OrderMoveDialog({ order, move, onClose }: OrderMoveDialogProps) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const [notes, setNotes] = useState<Notes>({ note: '', internal_note: '' });
  const change = useMove(order, move, onClose);
  const ending = move.state === 'cancelled';
  const nameOf = useCustomerName();
  const facts = { customer: isolated(nameOf(order.customer_name)), total: money(order.total) };
  const question = questionOf(order, move);
  const isRead = !isErasedEmail(order.email);
  // Nobody can see the new status of an order whose account was erased.
  const isUnseen = !isRead && question === 'order.move_text';
  return (
    <Dialog
      open
      onClose={closeUnlessTyped(onClose, notes.note + notes.internal_note !== '')}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle>
        {translate('order.move_title', { number: order.number, state: withinSentence(move.label) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          {isUnseen ? `${facts.customer} · ${facts.total}` : translate(question, facts)}
        </DialogContentText>
        <NoteFields isRead={isRead} notes={notes} onChange={setNotes} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={ending ? 'error' : 'primary'}
          loading={change.isPending}
          onClick={() => change.mutate(notes)}
        >
          {translate('order.move_confirm', { state: withinSentence(move.label) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
