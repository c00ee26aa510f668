import ContentCopy from '@mui/icons-material/ContentCopy';
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
import { Confirm, useNotify } from 'react-admin';

/** Shows an endpoint's secret to be copied, and replaces it after a confirmation. */
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
  const { secret, rotate } = useSecret(id);
  const [asks, setAsks] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify('sign-in.two_factor.copied', { type: 'success' });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.webhooks.secret')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('stoa.webhooks.secret_text')}</DialogContentText>
        <TextField
          fullWidth
          multiline
          label={translate('stoa.webhooks.secret')}
          value={secret}
          slotProps={{
            input: { readOnly: true },
            htmlInput: { dir: 'ltr', style: { overflowWrap: 'anywhere' } },
          }}
        />
        {window.isSecureContext && (
          <Button startIcon={<ContentCopy />} disabled={!secret} onClick={() => void copy()} sx={{ mt: 1 }}>
            {translate('sign-in.two_factor.copy')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="error" sx={{ marginInlineEnd: 'auto' }} onClick={() => setAsks(true)}>
          {translate('stoa.webhooks.rotate')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
      <Confirm
        isOpen={asks}
        loading={rotate.isPending}
        title={translate('stoa.webhooks.rotate')}
        content={translate('stoa.webhooks.rotate_text')}
        onConfirm={() => rotate.mutate(undefined, { onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      />
    </Dialog>
  );
}

/** The secret, and its replacement. */
function useSecret(id: number) {
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
  return { secret: shown.data?.secret ?? '', rotate };
}
