import {
  ConsoleForm,
  Fact,
  FieldGrid,
  FieldInput,
  FormArea,
  changesOf,
  useRecordSubject,
  useRecordUpdate,
  useSchema,
  useTranslate,
  useVersionedForm,
} from '@stoa/console-kit';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { SaveButton, useCanAccess, useRecordContext } from 'react-admin';
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
      {canAccess && <AnotherAccount vendor={vendor} />}
    </Box>
  );
}

function AnotherAccount({ vendor }: { vendor: VendorRecord }) {
  const { fields } = useSchema();
  const translate = useTranslate();
  const { base, form, watch, conflict } = useAccountForm(vendor);
  return (
    <FormArea title={translate('stoa.vendor.another_account')}>
      <ConsoleForm {...form} record={base} warnWhenUnsavedChanges>
        {watch}
        <FieldGrid>
          {FIELDS.map((name) => {
            const field = fields.find((one) => one.name === name);
            return field && <FieldInput key={name} field={field} />;
          })}
        </FieldGrid>
        <SaveButton type="submit" />
        {conflict}
      </ConsoleForm>
    </FormArea>
  );
}

/** The form of the account; another operator's change to the vendor neither discards what is typed nor is undone. */
function useAccountForm({ id, bank_name, version }: VendorRecord) {
  const schema = useSchema();
  const fields = schema.fields.filter(({ name }) => FIELDS.includes(name));
  const subject = useRecordSubject(id);
  const update = useRecordUpdate();
  const latest = useMemo(() => ({ id, bank_name, bank_account: '', version }), [id, bank_name, version]);
  return useVersionedForm({
    latest,
    subject: { ...subject, fields },
    send: async (values, base) => {
      try {
        await update(changesOf({ ...schema, fields }, values, base), base);
      } catch (error) {
        const refused = (error as HttpError).body?.errors as Record<string, string> | undefined;
        if (!refused) throw error;
        return refused;
      }
      return undefined;
    },
    saved: 'stoa.vendor.account_saved',
  });
}
