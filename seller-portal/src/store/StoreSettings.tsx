import {
  ConsoleForm,
  FieldGrid,
  FieldInput,
  FormArea,
  LoadFailure,
  PageHeader,
  TranslatedInputs,
  VendorDocumentList,
  barSx,
  entriesOf,
  useLabels,
  useSchemas,
  useTranslate,
} from '@stoa/console-kit';
import { Box, Skeleton, Typography } from '@mui/material';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { FormDataConsumer, ResourceContextProvider, SaveButton, type RaRecord } from 'react-admin';
import { useOwnStore, useStoreForm } from './useOwnStore';

/** Title (key under `stoa.own_store`) → fields; translated texts come first. */
const SECTIONS = {
  looks: ['logo_id', 'cover_id'],
  contact: ['email', 'phone', 'legal_name', 'tax_id', 'line1', 'city', 'postcode', 'country_id'],
  opening: ['store_status', 'vacation_starts_at', 'vacation_ends_at'],
  bank: ['bank_name', 'bank_account'],
} as const;

/** The vendor's own store: appearance, contact, opening state and bank account. */
export function StoreSettings() {
  const translate = useTranslate();
  const labels = useLabels();
  const { data: store, error, refetch } = useOwnStore();
  return (
    <>
      <PageHeader title={labels.resource('store_settings')} subtitle={translate('stoa.own_store.intro')} />
      {error && !store && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {store ? (
        <Editor store={store} />
      ) : (
        !error && <Skeleton variant="rounded" height={480} sx={{ maxWidth: 920 }} />
      )}
      <Box sx={{ maxWidth: 920, mt: 2 }}>
        <VendorDocumentList />
      </Box>
    </>
  );
}

function Editor({ store }: { store: RaRecord }) {
  const schema = useSchemas().need('vendors');
  const { base, form, watch, conflict } = useStoreForm(schema, store);
  return (
    <ResourceContextProvider value={schema.page}>
      <ConsoleForm {...form} warnWhenUnsavedChanges>
        {watch}
        <StoreFields schema={schema} account={base.bank_account_hint} />
        <Box sx={{ ...barSx, maxWidth: 920 }}>
          <SaveButton type="submit" />
        </Box>
        {conflict}
      </ConsoleForm>
    </ResourceContextProvider>
  );
}

interface StoreFieldsProps {
  schema: ResourceSchema;
  /** The masked bank account that payouts go to; the input of it is always empty. */
  account: unknown;
}

/** All fields; the dates of the vacation only with that state, as the others ignore them. */
function StoreFields(props: StoreFieldsProps) {
  return (
    <FormDataConsumer>
      {({ formData }) => <Sections {...props} isAway={formData.store_status === 'vacation'} />}
    </FormDataConsumer>
  );
}

function Sections({ schema, account, isAway }: StoreFieldsProps & { isAway: boolean }) {
  const translate = useTranslate();
  const writable = schema.fields.filter(
    ({ name, writable }) => writable && (isAway || !name.startsWith('vacation_')),
  );
  const named = (names: readonly string[]): FieldSchema[] =>
    names.flatMap((name) => writable.find((field) => field.name === name) ?? []);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>
      <FormArea title={translate('stoa.own_store.texts')}>
        <TranslatedInputs fields={writable.filter((field) => field.translated)} />
      </FormArea>
      {entriesOf(SECTIONS).map(([section, names]) => (
        <FormArea key={section} title={translate(`stoa.own_store.${section}`)}>
          <FieldGrid>
            {named(names).map((field) => (
              <FieldInput key={field.name} field={field} />
            ))}
          </FieldGrid>
          {section === 'bank' && typeof account === 'string' && <AccountOnFile account={account} />}
        </FormArea>
      ))}
    </Box>
  );
}

function AccountOnFile({ account }: { account: string }) {
  const labels = useLabels();
  return (
    <Typography variant="body2" color="text.secondary">
      {labels.field('bank_account_hint')}: <bdi dir="ltr">{account}</bdi>
    </Typography>
  );
}
