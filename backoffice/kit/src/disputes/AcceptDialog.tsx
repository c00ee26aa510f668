import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { AcceptDispute, DisputeRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useCustomerName } from '../customers/useCustomerName';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from '../screens/close-unless-typed';
import { useMoney } from '../settings/format';
import { useDisputeChange } from './useDisputeChange';

const MAX_TEXT_LENGTH = 2000;

/** The vendor accepts a claim, which is refunded. */
export function AcceptDialog({ item, onClose }: { item: DisputeRecord; onClose: () => void }) {
  const translate = useTranslate();
  const money = useMoney(item.currency);
  const api = useApi();
  const [note, setNote] = useState('');
  const accept = useDisputeChange(
    (body: AcceptDispute) => api.call(api.own('acceptDispute'), { method: 'POST', body }),
    'stoa.dispute.decided',
    onClose,
  );
  const nameOf = useCustomerName();
  const facts = { customer: isolated(nameOf(item.customer_name)), amount: money(item.amount) };
  return (
    <Dialog open onClose={closeUnlessTyped(onClose, note !== '')} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.dispute.steps.accepted')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('stoa.dispute.accept_text', facts)}</DialogContentText>
        <TextField
          label={translate('stoa.return.message')}
          fullWidth
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_TEXT_LENGTH, dir: 'auto' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={accept.isPending}
          onClick={() => accept.mutate({ dispute_id: item.id, note })}
        >
          {translate('stoa.dispute.steps.accepted')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
