import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Stack,
  TextField,
} from '@mui/material';
import { isErasedEmail, type OrderRecord, type Refundable, type RefundRequest } from '@stoa/contracts';
import { useState } from 'react';
import { useCustomerName } from '../../customers/useCustomerName';
import { newRequestKey } from '../../api/new-request-key';
import { isolated } from '../../i18n/isolated';
import { useTranslate } from '../../i18n/useTranslate';
import { closeUnlessTyped } from '../../screens/close-unless-typed';
import { useMoney } from '../../settings/format';
import { RefundAmounts } from './RefundAmounts';
import { RefundFailure } from './RefundFailure';
import { RefundFields, type Chosen } from './RefundFields';
import { useRefund, useRefundable } from './useRefund';
import { useRefundAmounts } from './useRefundAmounts';

const MAX_LENGTH = 1000;

interface RefundDialogProps {
  order: OrderRecord;
  onClose: () => void;
}

/** Refunds items, shipping or the payment fee of an order; the server computes all amounts. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const left = useRefundable(order.id);
  const refundable = left.data;
  const [chosen, setChosen] = useState<Chosen>({ quantities: {}, shipping: false, payment_fee: false });
  const [note, setNote] = useState('');
  const [request_key] = useState(newRequestKey);
  const request = requestOf(order.id, chosen, refundable, note);
  const { preview, isKnown, queries } = useRefundAmounts(left, request);
  const refund = useRefund(order, onClose);
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.grant_refund.title', { number: order.number })}</DialogTitle>
      <DialogContent>
        {refundable ? (
          <Explained order={order} amount={refundable.amount} />
        ) : (
          left.isPending && <Skeleton sx={{ mb: 2 }} />
        )}
        <RefundFailure queries={queries} />
        {refundable && refundable.amount > 0 && (
          <Stack sx={{ gap: 2 }}>
            <RefundFields left={refundable} chosen={chosen} onChange={setChosen} />
            {!isErasedEmail(order.email) && <Message value={note} onChange={setNote} />}
            {preview && <RefundAmounts preview={preview} />}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!isKnown}
          loading={refund.isPending}
          onClick={() => refund.mutate({ ...request, request_key })}
        >
          {preview
            ? translate('stoa.grant_refund.confirm', { amount: money(preview.amount) })
            : translate('stoa.grant_refund.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Message({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('stoa.order_note.message')}
      multiline
      minRows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' } }}
    />
  );
}

/** How much can be refunded, and to whom. */
function Explained({ order, amount }: { order: OrderRecord; amount: number }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const nameOf = useCustomerName();
  const facts = { customer: isolated(nameOf(order.customer_name)), amount: money(amount) };
  const key = amount === 0 ? 'stoa.grant_refund.nothing' : 'stoa.grant_refund.text';
  return <DialogContentText sx={{ mb: 2 }}>{translate(key, facts)}</DialogContentText>;
}

function requestOf(
  order_id: number,
  { quantities, shipping, payment_fee }: Chosen,
  refundable: Refundable | undefined,
  note: string,
): RefundRequest {
  const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ order_line_id: Number(id), quantity }] : [],
  );
  return { order_id, lines, shipping: shipping ? (refundable?.shipping ?? 0) : 0, payment_fee, note };
}
