import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ResourceContextProvider, useNotify, type HttpError } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from './close-unless-typed';
import { ConsoleForm } from './form/ConsoleForm';
import { useOneAtATime } from './one-at-a-time';

interface FormDialogProps<T> {
  title: string;
  text?: string;
  /** Label of the submit button. */
  submit: string;
  /** Operation that gets the values. */
  call: string;
  /** Page whose records are refetched afterwards, and whose fields the inputs are. */
  page: string;
  /** The request's body, if not the form's values. */
  bodyOf?: (values: Record<string, unknown>) => object;
  /** Called with the response, before the dialog closes. */
  onDone: (data: T) => void;
  defaultValues?: object;
  maxWidth?: 'xs' | 'sm' | 'md';
  onClose: () => void;
  children?: ReactNode;
}

type Errors = Record<string, string>;

/** The form is not about the record of the row that it was opened from. */
const NOTHING = {};

/** A dialog with a form that sends one call and shows the server's errors next to the fields. */
export function FormDialog<T>({ title, text, submit, onClose, children, ...form }: FormDialogProps<T>) {
  const translate = useTranslate();
  const { send, isPending } = useSend<T>({ ...form, onClose });
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth={form.maxWidth ?? 'xs'}>
      <ResourceContextProvider value={form.page}>
        <ConsoleForm onSubmit={send as never} record={NOTHING} defaultValues={form.defaultValues}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {text && <DialogContentText sx={{ mb: 1.5 }}>{text}</DialogContentText>}
            {children}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {submit}
            </Button>
          </DialogActions>
        </ConsoleForm>
      </ResourceContextProvider>
    </Dialog>
  );
}

type Sending<T> = Pick<FormDialogProps<T>, 'call' | 'page' | 'bodyOf' | 'onDone' | 'onClose'>;

/** Sends the form; returns the errors of its fields, and notifies of any other. */
function useSend<T>({ call, page, bodyOf = (values) => values, onDone, onClose }: Sending<T>) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const request = useMutation({
    mutationFn: (values: Record<string, unknown>) =>
      api.data<T>(call, { method: 'POST', body: bodyOf(values) }),
    onSuccess: async (data) => {
      onDone(data);
      await queries.invalidateQueries({ queryKey: [page] });
      onClose();
    },
  });
  const send = useOneAtATime(async (values: Record<string, unknown>): Promise<Errors | undefined> => {
    try {
      await request.mutateAsync(values);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: { errors?: Errors } };
      if (body?.errors) return body.errors;
      notify(message, { type: 'error' });
      return undefined;
    }
  });
  return { send, isPending: request.isPending };
}
