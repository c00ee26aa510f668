import {
  ConsoleForm,
  Fact,
  FieldGrid,
  FieldInput,
  FormArea,
  useSchema,
  useTranslate,
} from '@stoa/console-kit';
import { Box } from '@mui/material';
import { SaveButton, useCanAccess, useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { HttpError } from 'react-admin';
import type { VendorRecord } from './vendor-record';

const FIELDS = ['bank_name', 'bank_account'];

/** The vendor's bank account: only its last characters are readable; a new one can be entered. */
export function VendorBank() {
  const vendor = useRecordContext<VendorRecord>();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'vendors', action: 'edit' });
  if (!vendor) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>
      <FormArea title={translate('stoa.panels.bank')}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          <Fact source="bank_name">{vendor.bank_name}</Fact>
          <Fact source="bank_account_hint">
            {vendor.bank_account_hint && <bdi>{vendor.bank_account_hint}</bdi>}
          </Fact>
        </Box>
      </FormArea>
      {canAccess && <AnotherAccount key={vendor.version} vendor={vendor} />}
    </Box>
  );
}

function AnotherAccount({ vendor }: { vendor: VendorRecord }) {
  const { fields } = useSchema();
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate<VendorRecord>();
  const save = async (data: object) => {
    try {
      const params = { id: vendor.id, data, previousData: vendor };
      await update('vendors', params, { returnPromise: true });
      notify('stoa.vendor.account_saved', { type: 'success' });
    } catch (error) {
      const { body, message } = error as HttpError;
      if (body?.errors) return body.errors as object;
      notify(message, { type: 'error' });
    }
    return undefined;
  };
  const { bank_name, version } = vendor;
  return (
    <FormArea title={translate('stoa.vendor.another_account')}>
      <ConsoleForm
        defaultValues={{ bank_name, bank_account: '', version }}
        onSubmit={save}
        warnWhenUnsavedChanges
      >
        <FieldGrid>
          {FIELDS.map((name) => {
            const field = fields.find((one) => one.name === name);
            return field && <FieldInput key={name} field={field} />;
          })}
        </FieldGrid>
        <SaveButton type="submit" />
      </ConsoleForm>
    </FormArea>
  );
}
