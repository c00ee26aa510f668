import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { DisputeRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from '../screens/close-unless-typed';
import { useDisputeChange } from './useDisputeChange';

const MAX_TEXT_LENGTH = 2000;
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** Sends a statement with files. */
function useEvidence(item: DisputeRecord, onDone: () => void) {
  const api = useApi();
  const send = ({ note, files }: { note: string; files: readonly File[] }) => {
    const form = new FormData();
    form.append('dispute_id', String(item.id));
    form.append('note', note);
    for (const file of files) form.append('files', file);
    const url = api.own('addDisputeEvidence');
    return api.fetch(url, { method: 'POST', headers: api.headers(url), body: form });
  };
  return useDisputeChange(send, 'stoa.dispute.evidence_added', onDone);
}

interface EvidenceDialogProps {
  item: DisputeRecord;
  onClose: () => void;
}

/** What a vendor or an operator says and shows; the vendor's first evidence is its response. */
export function EvidenceDialog({ item, onClose }: EvidenceDialogProps) {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const evidence = useEvidence(item, onClose);
  const isEmpty = note.trim() === '' && files.length === 0;
  return (
    <Dialog open onClose={closeUnlessTyped(onClose, !isEmpty)} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.dispute.steps.evidence')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('stoa.dispute.evidence_text')}</DialogContentText>
        <Stack sx={{ gap: 2 }}>
          <TextField
            label={translate('stoa.dispute.statement')}
            multiline
            minRows={4}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_TEXT_LENGTH, dir: 'auto' } }}
          />
          <Box component="label" sx={{ display: 'grid', gap: 0.5 }}>
            <Typography variant="body2">{translate('stoa.dispute.files')}</Typography>
            <input
              type="file"
              multiple
              accept={KINDS}
              onChange={(event) => setFiles([...(event.target.files ?? [])])}
            />
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isEmpty}
          loading={evidence.isPending}
          onClick={() => evidence.mutate({ note, files })}
        >
          {translate('stoa.dispute.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
