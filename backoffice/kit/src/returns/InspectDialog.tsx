import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { InspectReturn, RefundPreview, ReturnRecord } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { RefundAmounts } from '../orders/refund/RefundAmounts';
import { RefundFailure } from '../orders/refund/RefundFailure';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from '../screens/close-unless-typed';
import { useMoney } from '../settings/format';
import { firstFinding } from './first-finding';
import { InspectLine, type Finding } from './InspectLine';
import { useInspectionRefund } from './useInspectionRefund';

const MAX_NOTE_LENGTH = 1000;

/** Sends the findings and refetches the return, its order and refunds, also after an error. */
function useInspect(item: ReturnRecord, onDone: () => void) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: InspectReturn) => api.call(api.own('inspectReturn'), { method: 'POST', body }),
    onSuccess: () => {
      notify('stoa.return.inspected', { type: 'success', messageArgs: { number: item.number } });
      onDone();
    },
    onError: (error: HttpError) =>
      notify(error.status === 409 ? 'stoa.move.refused' : error.message, { type: 'error' }),
    onSettled: async () => {
      for (const page of ['returns', 'orders', 'refunds'])
        await queries.invalidateQueries({ queryKey: [page] });
    },
  });
}

/** The findings of an inspection. */
function useFindings({ lines }: Pick<ReturnRecord, 'lines'>) {
  const [findings, setFindings] = useState<Finding[]>(() => lines.map(firstFinding));
  const change = (finding: Finding) =>
    setFindings(findings.map((one) => (one.order_line_id === finding.order_line_id ? finding : one)));
  return { findings, change };
}

interface InspectDialogProps {
  item: ReturnRecord;
  onClose: () => void;
}

/** The inspection of a received return: how many of each item are accepted, whether they can be sold again, and what that refunds. */
export function InspectDialog({ item, onClose }: InspectDialogProps) {
  const translate = useTranslate();
  const inspect = useInspect(item, onClose);
  const { findings, change } = useFindings(item);
  const [refund_shipping, setShipping] = useState(false);
  const [note, setNote] = useState('');
  const { preview, isNothing, isKnown, queries } = useInspectionRefund(item, findings, refund_shipping);
  const send = () => inspect.mutate({ return_id: item.id, lines: findings, refund_shipping, note });
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.return.inspect_title', { number: item.number })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('stoa.return.inspect_text')}</DialogContentText>
        <Stack sx={{ gap: 2.5 }}>
          {item.lines.map((line, place) => (
            <InspectLine key={line.order_line_id} line={line} finding={findings[place]} onChange={change} />
          ))}
          <FormControlLabel
            control={<Checkbox checked={refund_shipping} onChange={(_, checked) => setShipping(checked)} />}
            label={translate('stoa.return.shipping')}
          />
          <TextField
            label={translate('stoa.return.message')}
            multiline
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH, dir: 'auto' } }}
          />
          <RefundFailure queries={queries} />
          {preview && <RefundAmounts preview={preview} />}
          {isNothing && <Typography variant="body2">{translate('stoa.return.no_refund')}</Typography>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!isKnown} loading={inspect.isPending} onClick={send}>
          <ConfirmText refund={preview} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ConfirmText({ refund }: { refund: RefundPreview | undefined }) {
  const translate = useTranslate();
  const money = useMoney(refund?.currency);
  if (!refund) return <>{translate('stoa.return.confirm')}</>;
  return <>{translate('stoa.return.confirm_refund', { amount: money(refund.amount) })}</>;
}
