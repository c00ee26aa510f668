import { Button, Stack, TextField, Typography } from '@mui/material';
import type { DecidePaymentProof, OrderRecord } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useHasPermission } from '../auth/useHasPermission';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';
import { useMoment } from '../settings/format';

/** The buyer's proof of a bank transfer, for operators to approve or to reject with a reason. */
export function PaymentProof({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const moment = useMoment();
  const api = useApi();
  const notify = useNotify();
  const mayDecide = useHasPermission('orders.status');
  const { payment_proof: proof } = order;
  if (!proof) return null;
  const download = async (): Promise<void> => {
    const { blob } = await api.file(`paymentProof/${order.id}`);
    saveFile({ blob, name: proof.filename });
  };
  return (
    <FormArea title={translate('stoa.proof.title')}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <bdi>{proof.filename}</bdi>
        <StateChip value={proof.status} />
        <Typography variant="body2" color="text.secondary">
          {moment(proof.created_at)}
        </Typography>
        <Button
          onClick={() =>
            void download().catch((error: HttpError) => notify(error.message, { type: 'error' }))
          }
        >
          {translate('stoa.proof.open')}
        </Button>
      </Stack>
      {proof.reason && <Typography sx={{ whiteSpace: 'pre-line' }}>{proof.reason}</Typography>}
      {proof.status === 'pending' && mayDecide && <Decision order={order} />}
    </FormArea>
  );
}

/** Approves the proof, which places the order, or rejects it with a reason for the buyer. */
function Decision({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useDecision(order);
  return (
    <Stack sx={{ gap: 1.5, mt: 1.5 }}>
      <TextField
        label={translate('stoa.proof.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isPending} onClick={() => mutate({ status: 'approved' })}>
          {translate('stoa.proof.approve')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={isPending || reason.trim() === ''}
          onClick={() => mutate({ status: 'rejected', reason })}
        >
          {translate('stoa.proof.reject')}
        </Button>
      </Stack>
    </Stack>
  );
}

function useDecision({ id }: OrderRecord) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Omit<DecidePaymentProof, 'order_id'>) =>
      api.call(api.own('decidePaymentProof'), { method: 'POST', body: { order_id: id, ...decision } }),
    onSuccess: () => notify('stoa.proof.decided', { type: 'success' }),
    onError: (error: HttpError) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });
}
