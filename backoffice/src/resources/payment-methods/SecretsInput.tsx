import { useTranslate, type FieldInputProps, type TextKey } from '@stoa/console-kit';
import { Stack, TextField, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useController } from 'react-hook-form';

/** Names of the secrets that each driver needs. */
const SECRETS: Record<string, readonly string[]> = {
  stripe: ['secret_key', 'webhook_secret'],
  paypal: ['client_id', 'client_secret', 'webhook_id'],
};

/** A gateway's secrets, sent as one JSON object; saved values are never shown and kept if left empty. */
export function SecretsInput({ field }: FieldInputProps) {
  const translate = useTranslate();
  const driver = String(useRecordContext()?.driver ?? '');
  const { field: input } = useController({ name: field.name });
  const names = SECRETS[driver];
  if (!names) return null;
  const entered = parsed(input.value);
  const change = (name: string, value: string): void => {
    const all = Object.entries({ ...entered, [name]: value.trim() }).filter(([, text]) => text !== '');
    input.onChange(all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : undefined);
  };
  return (
    <Stack sx={{ gap: 1.5, width: '100%' }}>
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.payment.secrets.kept')}
      </Typography>
      {names.map((name) => (
        <TextField
          key={name}
          // The names are those of the table above.
          label={translate(`stoa.payment.secrets.${name}` as TextKey)}
          value={entered[name] ?? ''}
          onChange={(event) => change(name, event.target.value)}
          type={name.endsWith('_id') ? 'text' : 'password'}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 500, dir: 'ltr' } }}
        />
      ))}
      <TextField
        label={translate('stoa.payment.secrets.webhook_address')}
        value={`${window.location.origin}/backend/api/web/payments/webhooks/${driver}`}
        slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
      />
    </Stack>
  );
}

function parsed(value: unknown): Record<string, string> {
  return typeof value === 'string' && value !== '' ? (JSON.parse(value) as Record<string, string>) : {};
}
