import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, required, useCanAccess } from 'react-admin';
import { KINDS } from '../fields/kinds';
import { useTranslate } from '../i18n/useTranslate';
import { RequestDialog } from './RequestDialog';

const AMOUNT = { name: 'amount', kind: 'money', required: true, writable: true } as const;
const LOOKUP = { meta: { lookup: true } };
const BY_NAME = { field: 'name', order: 'ASC' as const };
const byText = (q: string) => (q ? { q } : {});

/** Records a rider's payout request, as riders have no console of their own. */
export function RiderPayoutButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'riderPayoutRequests', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('stoa.payout.rider_new')}
      </Button>
      {open && (
        <RequestDialog
          title={translate('stoa.payout.rider_new')}
          text={translate('stoa.payout.rider_text')}
          call="createRiderPayoutRequest"
          page="rider_payout_requests"
          onClose={() => setOpen(false)}
        >
          <ReferenceInput source="rider_id" reference="riders" queryOptions={LOOKUP} sort={BY_NAME}>
            <AutocompleteInput
              optionText="name"
              filterToQuery={byText}
              validate={required()}
              helperText={false}
            />
          </ReferenceInput>
          <KINDS.money.Input field={AMOUNT} />
        </RequestDialog>
      )}
    </>
  );
}
