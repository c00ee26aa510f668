import MopedOutlined from '@mui/icons-material/MopedOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { AssignRider, OrderRow } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  required,
  TextInput,
  useCanAccess,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useApi } from '../schema/SchemaContext';

const TO_DELIVER = { state: ['placed', 'processing', 'ready', 'shipped'] };
const LATEST = { field: 'placed_at', order: 'DESC' as const };
const BY_NAME = { field: 'name', order: 'ASC' as const };
const LOOKUP = { meta: { lookup: true } };
const byText = (q: string) => (q ? { q } : {});
const nameOf = ({ number, customer_name, status_label }: OrderRow) =>
  `${number} · ${customer_name} · ${status_label}`;

/** Offers an order to a rider. */
export function AssignRiderButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'rider_shipping', action: 'status' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<MopedOutlined />} onClick={() => setOpen(true)}>
        {translate('stoa.delivery.assign')}
      </Button>
      {open && <AssignDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function useAssign(onDone: () => void) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ order_id, rider_id, note }: AssignRider) =>
      api.call(api.own('assignRider'), { method: 'POST', body: { order_id, rider_id, note } }),
    onSuccess: async () => {
      notify('stoa.delivery.assigned', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['rider_shipping'] });
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}

function AssignDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const labels = useLabels();
  const assign = useAssign(onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Form onSubmit={(values: unknown) => assign.mutate(values as AssignRider)}>
        <DialogTitle>{translate('stoa.delivery.assign')}</DialogTitle>
        <DialogContent>
          <ReferenceInput source="order_id" reference="orders" filter={TO_DELIVER} sort={LATEST}>
            <AutocompleteInput
              label={labels.field('order_id')}
              optionText={nameOf}
              filterToQuery={byText}
              validate={required()}
              helperText={translate('stoa.delivery.order_hint')}
            />
          </ReferenceInput>
          <ReferenceInput source="rider_id" reference="riders" queryOptions={LOOKUP} sort={BY_NAME}>
            <AutocompleteInput
              label={labels.field('rider_id')}
              optionText="name"
              filterToQuery={byText}
              validate={required()}
              helperText={false}
            />
          </ReferenceInput>
          <TextInput
            source="note"
            label={translate('stoa.delivery.note')}
            multiline
            minRows={2}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={assign.isPending}>
            {translate('stoa.delivery.offer')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
