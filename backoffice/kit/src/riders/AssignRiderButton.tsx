import MopedOutlined from '@mui/icons-material/MopedOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { AssignRider, OrderRecord, OrderRow } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AutocompleteInput,
  ReferenceInput,
  required,
  ResourceContextProvider,
  TextInput,
  useCanAccess,
  useNotify,
} from 'react-admin';
import { useCustomerName } from '../customers/useCustomerName';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { closeUnlessTyped } from '../screens/close-unless-typed';
import { ConsoleForm } from '../screens/form/ConsoleForm';
import { RiderChoiceInput, useChosenWarnings } from './RiderChoiceInput';

const TO_DELIVER = { rider_state: 'unassigned' };
const LATEST = { field: 'placed_at', order: 'DESC' as const };
const byText = (q: string) => (q ? { q } : {});

/** Offers an order to a rider: the given order, or one selected in the dialog. */
export function AssignRiderButton({ order }: { order?: OrderRecord }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'rider_shipping', action: 'status' });
  if (!canAccess) return null;
  return (
    <>
      <Button
        variant={order ? 'outlined' : 'contained'}
        startIcon={<MopedOutlined />}
        onClick={() => setOpen(true)}
      >
        {translate('stoa.delivery.assign')}
      </Button>
      {open && <AssignDialog order={order} onClose={() => setOpen(false)} />}
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
      for (const shown of ['rider_shipping', 'orders'])
        await queries.invalidateQueries({ queryKey: [shown] });
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}

function AssignDialog({ order, onClose }: { order?: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const assign = useAssign(onClose);
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth="sm">
      <ResourceContextProvider value="rider_offers">
        <ConsoleForm
          defaultValues={{ order_id: order?.id }}
          onSubmit={(values: unknown) => assign.mutate(values as AssignRider)}
        >
          <DialogTitle>{translate('stoa.delivery.assign')}</DialogTitle>
          <DialogContent>
            {!order && <OrderChoiceInput />}
            <RiderChoiceInput />
            <TextInput
              source="note"
              multiline
              minRows={2}
              helperText={translate('stoa.delivery.note_hint')}
              slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <OfferButton loading={assign.isPending} />
          </DialogActions>
        </ConsoleForm>
      </ResourceContextProvider>
    </Dialog>
  );
}

function OrderChoiceInput() {
  const translate = useTranslate();
  const nameOf = useCustomerName();
  const textOf = ({ number, customer_name, status_label }: OrderRow) =>
    `${number} · ${nameOf(customer_name)} · ${status_label}`;
  return (
    <ReferenceInput source="order_id" reference="orders" filter={TO_DELIVER} sort={LATEST}>
      <AutocompleteInput
        optionText={textOf}
        filterToQuery={byText}
        validate={required()}
        helperText={translate('stoa.delivery.order_hint')}
      />
    </ReferenceInput>
  );
}

function OfferButton({ loading }: { loading: boolean }) {
  const translate = useTranslate();
  const isWarned = useChosenWarnings().length > 0;
  return (
    <Button type="submit" variant="contained" loading={loading} color={isWarned ? 'warning' : 'primary'}>
      {translate(isWarned ? 'stoa.rider_offer.anyway' : 'stoa.delivery.offer')}
    </Button>
  );
}
