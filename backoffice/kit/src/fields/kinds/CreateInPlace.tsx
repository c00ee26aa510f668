import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { ResourceSchema } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';
import {
  CreateBase,
  Form,
  ResourceContextProvider,
  SaveButton,
  useCanAccess,
  useCreateSuggestionContext,
  useTranslate,
} from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { newRecord } from '../../schema/new-record';
import { useOverride } from '../../screens/OverridesContext';
import { FieldInput } from '../Field';

/** What a new record can't do without; the rest is filled in later, on its own page. */
const demanded = (schema: ResourceSchema) =>
  schema.fields.filter((field) => field.writable && field.required);

const TOO_MUCH = new Set(['json', 'media', 'richtext', 'refmany', 'money']);

/** True when a record of the resource can be made in passing: the reader may, and a few words are enough. */
export function useCreatesInPlace(schema: ResourceSchema | undefined): boolean {
  const { create } = useOverride(schema?.resource ?? '');
  const { canAccess } = useCanAccess({
    resource: schema?.page ?? 'nowhere',
    action: 'create',
    enabled: schema !== undefined,
  });
  if (!schema || create || !canAccess || !schema.screens.includes('create')) return false;
  const fields = demanded(schema);
  return (
    fields.length <= 3 && fields.every(({ kind, format }) => !TOO_MUCH.has(kind) && format !== 'password')
  );
}

/** A small form over the one at hand: makes the record that is missing in a list of choices, and chooses it. */
export function CreateInPlace({ schema }: { schema: ResourceSchema }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { filter, onCancel, onCreate } = useCreateSuggestionContext();
  return (
    <ResourceContextProvider value={schema.page}>
      {/* Events pass to the form behind through React's tree; its own must not be sent with this one. */}
      <Dialog open onClose={onCancel} fullWidth maxWidth="xs" onSubmit={(event) => event.stopPropagation()}>
        <CreateBase redirect={false} mutationOptions={{ onSuccess: (record: RaRecord) => onCreate(record) }}>
          <Form defaultValues={{ ...newRecord(schema), [schema.label]: filter ?? '' }}>
            <DialogTitle>{translate('stoa.list.new', { name: labels.one(schema.page) })}</DialogTitle>
            <DialogContent>
              <Stack>
                {demanded(schema).map((field) => (
                  <FieldInput key={field.name} field={field} />
                ))}
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={onCancel}>
                {translate('ra.action.cancel')}
              </Button>
              <Box>
                <SaveButton alwaysEnable label={translate('ra.action.create')} icon={<></>} />
              </Box>
            </DialogActions>
          </Form>
        </CreateBase>
      </Dialog>
    </ResourceContextProvider>
  );
}
