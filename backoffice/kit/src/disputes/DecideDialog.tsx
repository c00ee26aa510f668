import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import type { DecideDispute, DisputeRecord, Refundable } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { RefundAmounts } from '../orders/refund/RefundAmounts';
import { RefundFailure } from '../orders/refund/RefundFailure';
import { RefundFields, type Chosen } from '../orders/refund/RefundFields';
import { useRefundable } from '../orders/refund/useRefund';
import { useRefundAmounts } from '../orders/refund/useRefundAmounts';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from '../screens/close-unless-typed';
import { useDisputeChange } from './useDisputeChange';

const MAX_TEXT_LENGTH = 2000;

interface DecideDialogProps {
  item: DisputeRecord;
  state: DecideDispute['state'];
  onClose: () => void;
}

/** An operator's decision with its reason: a refund of all or a part of the order, or none. */
export function DecideDialog({ item, state, onClose }: DecideDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const isRefund = state === 'refunded';
  const { left, chosen, part, preview, isKnown, setChosen, queries } = usePart(item, isRefund);
  const [note, setNote] = useState('');
  const decide = useDisputeChange(
    (body: DecideDispute) => api.call(api.own('decideDispute'), { method: 'POST', body }),
    'stoa.dispute.decided',
    onClose,
  );
  return (
    <Dialog open onClose={closeUnlessTyped(onClose, note !== '')} fullWidth maxWidth="sm">
      <DialogTitle>{translate(`stoa.dispute.steps.${state}`)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate(`stoa.dispute.decide.${state}`)}</DialogContentText>
        <Stack sx={{ gap: 2 }}>
          {isRefund && left && (
            <RefundFields left={{ ...left, payment_fee: 0 }} chosen={chosen} onChange={setChosen} />
          )}
          <TextField
            label={translate('stoa.dispute.decision_reason')}
            required
            multiline
            minRows={3}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_TEXT_LENGTH, dir: 'auto' } }}
          />
          {isRefund && <RefundFailure queries={queries} />}
          {preview && <RefundAmounts preview={preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isRefund ? 'primary' : 'error'}
          disabled={note.trim() === '' || (isRefund && !isKnown)}
          loading={decide.isPending}
          onClick={() => decide.mutate({ dispute_id: item.id, state, note, ...part })}
        >
          {translate(`stoa.dispute.steps.${state}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is to be refunded, at first the claim, with its amounts; nothing for a dismissal. */
function usePart(item: DisputeRecord, isRefund: boolean) {
  const refundable = useRefundable(item.order_id);
  const left = refundable.data;
  const [changed, setChosen] = useState<Chosen | null>(null);
  const chosen = changed ?? claimOf(item, left);
  const part = isRefund ? partOf(chosen, left) : {};
  const amounts = useRefundAmounts(refundable, { order_id: item.order_id, ...part });
  return { left, chosen, part, setChosen, ...amounts };
}

/** The claim as far as it can still be refunded. */
function claimOf({ lines, with_shipping: shipping }: DisputeRecord, left: Refundable | undefined): Chosen {
  const quantities = lines.map(({ order_line_id, quantity }): [number, number] => {
    const max = left?.lines.find((line) => line.order_line_id === order_line_id)?.quantity ?? 0;
    return [order_line_id, Math.min(quantity, max)];
  });
  return { quantities: Object.fromEntries(quantities), shipping, payment_fee: false };
}

function partOf({ quantities, shipping }: Chosen, left: Refundable | undefined) {
  const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ order_line_id: Number(id), quantity }] : [],
  );
  return { lines, shipping: shipping ? (left?.shipping ?? 0) : 0 };
}
