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
} from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { newRecord } from '../../schema/new-record';
import { useOverride } from '../../screens/OverridesContext';
import { FieldInput } from '../Field';
import { useTranslate } from '../../i18n/useTranslate';

/** The required fields of a new record; the rest is edited later on its own page. */
const demanded = (schema: ResourceSchema) =>
  schema.fields.filter((field) => field.writable && field.required);

const TOO_MUCH = new Set(['json', 'media', 'richtext', 'refmany', 'money']);

/** True when a record can be created inline: the user may, and it has few, simple required fields. */
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

/** A dialog over the current form: creates the record missing among the choices, and selects it. */
export function CreateInPlace({ schema }: { schema: ResourceSchema }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { filter, onCancel, onCreate } = useCreateSuggestionContext();
  return (
    <ResourceContextProvider value={schema.page}>
      {/* Events bubble through React's tree to the outer form, which must not be submitted with this one. */}
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
