import KeyOutlined from '@mui/icons-material/KeyOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useApi, useTranslate } from '@stoa/console-kit';
import type { WebhookSecret } from '@stoa/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';

/** Shows an endpoint's secret, and replaces it. */
export function SecretButton({ id }: { id: number }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<KeyOutlined />} color="inherit" onClick={() => setOpen(true)}>
        {translate('stoa.webhooks.secret')}
      </Button>
      {open && <SecretDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function SecretDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const shown = useQuery({
    queryKey: ['webhookSecret', id],
    queryFn: () => api.data<WebhookSecret>(`webhookSecret/${id}`),
    // A secret is kept no longer than it is seen.
    gcTime: 0,
  });
  const rotate = useMutation({
    mutationFn: () =>
      api.data<WebhookSecret>('rotateWebhookSecret', { method: 'POST', body: { webhook_endpoint_id: id } }),
    onSuccess: () => {
      notify('stoa.webhooks.rotated', { type: 'success' });
      return shown.refetch();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.webhooks.secret')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('stoa.webhooks.secret_text')}</DialogContentText>
        <TextField
          fullWidth
          label={translate('stoa.webhooks.secret')}
          value={shown.data?.secret ?? ''}
          slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        <Button color="error" loading={rotate.isPending} onClick={() => rotate.mutate()}>
          {translate('stoa.webhooks.rotate')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
