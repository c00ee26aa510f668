import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { ResourceSchema } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';
import { CreateBase, ResourceContextProvider, SaveButton, useCreateSuggestionContext } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { newRecord } from '../../schema/new-record';
import { closeUnlessTyped } from '../../screens/close-unless-typed';
import { ConsoleForm } from '../../screens/form/ConsoleForm';
import { FieldInput } from '../Field';
import { useTranslate } from '../../i18n/useTranslate';
import { demanded } from './useCreatesInPlace';

/** A dialog over the current form: creates the record missing among the choices, and selects it. */
export default function CreateInPlace({ schema }: { schema: ResourceSchema }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { filter, onCancel, onCreate } = useCreateSuggestionContext();
  return (
    <ResourceContextProvider value={schema.page}>
      {/* Events bubble through React's tree to the outer form, which must not be submitted with this one. */}
      <Dialog
        open
        onClose={closeUnlessTyped(onCancel)}
        fullWidth
        maxWidth="xs"
        onSubmit={(event) => event.stopPropagation()}
      >
        <CreateBase redirect={false} mutationOptions={{ onSuccess: (record: RaRecord) => onCreate(record) }}>
          <ConsoleForm defaultValues={{ ...newRecord(schema), [schema.label]: filter ?? '' }}>
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
          </ConsoleForm>
        </CreateBase>
      </Dialog>
    </ResourceContextProvider>
  );
}
