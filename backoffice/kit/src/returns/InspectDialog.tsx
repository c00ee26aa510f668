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
} from '@mui/material';
import type { InspectReturn, ReturnRecord } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { firstFinding } from './first-finding';
import { InspectLine, type Finding } from './InspectLine';

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

/** The inspection of a received return: how many of each item are accepted, and whether they can be sold again. */
export function InspectDialog({ item, onClose }: InspectDialogProps) {
  const translate = useTranslate();
  const inspect = useInspect(item, onClose);
  const { findings, change } = useFindings(item);
  const [refund_shipping, setShipping] = useState(false);
  const [note, setNote] = useState('');
  const send = () => inspect.mutate({ return_id: item.id, lines: findings, refund_shipping, note });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
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
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={inspect.isPending} onClick={send}>
          {translate('stoa.return.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
