import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { RefundRow } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useMoney } from '../settings/format';
import { leftOf } from './left-of';

/** Pays an open refund to the buyer's wallet, where there is one, after a confirmation. */
export function RefundToWallet({ refund }: { refund: RefundRow }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'refunds', action: 'status' });
  if (!canAccess || !refund.destinations.includes('wallet')) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ display: 'block' }}>
        {translate('stoa.refund.to_wallet')}
      </Button>
      {open && <Question refund={refund} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ refund, onClose }: { refund: RefundRow; onClose: () => void }) {
  const translate = useTranslate();
  const money = useMoney(refund.currency);
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.data('refundToWallet', { method: 'POST', body: { refund_id: refund.id } }),
    onSuccess: () => notify('stoa.refund.in_wallet', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['refunds'] });
      onClose();
    },
  });
  const facts = { customer: isolated(refund.customer_name), amount: money(leftOf(refund)) };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate('stoa.refund.to_wallet')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('stoa.refund.to_wallet_text', facts)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate()}>
          {translate('stoa.refund.to_wallet')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
