import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Form, useNotify, type HttpError } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import type { PayoutPage } from './payout-record';

interface RequestDialogProps {
  title: string;
  text: string;
  call: string;
  page: PayoutPage;
  onClose: () => void;
  children: ReactNode;
}

type Errors = Record<string, string>;

/** A payout request form that shows the server's errors next to the fields. */
export function RequestDialog({ title, text, call, page, onClose, children }: RequestDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const request = useMutation({
    mutationFn: (body: object) => api.call(api.own(call), { method: 'POST', body }),
    onSuccess: async () => {
      notify('stoa.payout.requested', { type: 'success' });
      await queries.invalidateQueries({ queryKey: [page] });
      onClose();
    },
  });
  const submit = async (values: object): Promise<Errors | undefined> => {
    try {
      await request.mutateAsync(values);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: { errors?: Errors } };
      if (body?.errors) return body.errors;
      notify(message, { type: 'error' });
      return undefined;
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <Form onSubmit={submit as never}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5 }}>{text}</DialogContentText>
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={request.isPending}>
            {translate('stoa.payout.ask')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
