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
  changesOf,
  entriesOf,
  useApi,
  useLabels,
  useSchemas,
  useTranslate,
} from '@stoa/console-kit';
import { Box, Skeleton } from '@mui/material';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormDataConsumer, HttpError, ResourceContextProvider, SaveButton, useNotify } from 'react-admin';

type Values = Record<string, unknown>;

/** Title (key under `stoa.own_store`) → fields; translated texts come first. */
const SECTIONS = {
  looks: ['logo_id', 'cover_id'],
  contact: ['email', 'phone', 'legal_name', 'tax_id', 'line1', 'city', 'postcode', 'country_id'],
  opening: ['store_status', 'vacation_starts_at', 'vacation_ends_at'],
  bank: ['bank_name', 'bank_account'],
} as const;

/** The vendor's own store: appearance, contact, opening state and bank account. */
export function StoreSettings() {
  const api = useApi();
  const queries = useQueryClient();
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const schema = useSchemas().need('vendors');
  const reading = useQuery({
    queryKey: ['own-store'],
    queryFn: () => api.data<Values>('getVendorStore'),
  });
  const { data: store, error } = reading;

  const save = async (values: Values) => {
    try {
      const body = changesOf(schema, values, store);
      await api.call(api.own('createOrUpdateVendorStore'), { method: 'POST', body });
    } catch (error) {
      const refused =
        error instanceof HttpError && (error.body?.errors as Record<string, string> | undefined);
      if (!refused)
        notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
      return refused || {};
    }
    await queries.invalidateQueries();
    notify('stoa.own_store.saved', { type: 'success' });
    return undefined;
  };

  return (
    <>
      <PageHeader title={labels.resource('store_settings')} subtitle={translate('stoa.own_store.intro')} />
      {error && !store && <LoadFailure error={error} onRetry={() => void reading.refetch()} />}
      {store ? (
        <ConsoleForm key={String(store.version)} defaultValues={store} onSubmit={save} warnWhenUnsavedChanges>
          <ResourceContextProvider value={schema.page}>
            <StoreFields schema={schema} />
          </ResourceContextProvider>
          <Box sx={{ ...barSx, maxWidth: 920 }}>
            <SaveButton type="submit" />
          </Box>
        </ConsoleForm>
      ) : (
        !error && <Skeleton variant="rounded" height={480} sx={{ maxWidth: 920 }} />
      )}
      <Box sx={{ maxWidth: 920, mt: 2 }}>
        <VendorDocumentList />
      </Box>
    </>
  );
}

/** All fields; the dates of the vacation only with that state, as the others ignore them. */
function StoreFields({ schema }: { schema: ResourceSchema }) {
  return (
    <FormDataConsumer>
      {({ formData }) => <Sections schema={schema} isAway={formData.store_status === 'vacation'} />}
    </FormDataConsumer>
  );
}

function Sections({ schema, isAway }: { schema: ResourceSchema; isAway: boolean }) {
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
        </FormArea>
      ))}
    </Box>
  );
}
