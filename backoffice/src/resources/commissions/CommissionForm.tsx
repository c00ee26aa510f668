import { ConsoleForm, FieldGrid, FieldInput, useSchema, useTranslate } from '@stoa/console-kit';
import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { SaveButton } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TARGETS, RATE_FIELDS, type CommissionRecord } from './commission-record';

interface CommissionFormProps {
  title: string;
  defaults?: object;
  onClose: () => void;
}

/** The fields of a rule, limited to those of its type and scope. */
export function CommissionForm({ title, defaults, onClose }: CommissionFormProps) {
  const translate = useTranslate();
  return (
    <ConsoleForm defaultValues={defaults}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Inputs names={['name']} />
        <FieldGrid>
          <Inputs names={['type', 'scope']} />
          <RateInputs />
          <Target />
          <Inputs names={['min', 'max', 'currency', 'starts_at', 'ends_at', 'include_shipping']} />
        </FieldGrid>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <SaveButton alwaysEnable />
      </DialogActions>
    </ConsoleForm>
  );
}

function RateInputs() {
  const type = useWatch({ name: 'type' }) as CommissionRecord['type'] | undefined;
  return <Inputs names={type ? RATE_FIELDS[type] : []} />;
}

function Target() {
  const scope = useWatch({ name: 'scope' }) as CommissionRecord['scope'] | undefined;
  return <Inputs names={scope ? TARGETS[scope] : []} />;
}

function Inputs({ names }: { names: readonly string[] }) {
  const { fields } = useSchema();
  return names.map((name) => {
    const field = fields.find((one) => one.name === name);
    return (
      field && (
        <Box key={name} sx={{ minWidth: 0 }}>
          <FieldInput field={field} />
        </Box>
      )
    );
  });
}
