import { useTranslate, type FieldInputProps } from '@stoa/console-kit';
import { Button, InputAdornment } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';

const LENGTH = 24;

/** A long random string. */
function invented(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/[/=]/g, '_');
}

/** The value of a credential header, typed or generated here. */
export function CredentialInput({ field }: FieldInputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const invent = () => setValue(field.name, invented(), { shouldDirty: true, shouldTouch: true });
  const button = (
    <InputAdornment position="end">
      <Button size="small" onClick={invent}>
        {translate('settings.generate')}
      </Button>
    </InputAdornment>
  );
  return (
    <TextInput
      source={field.name}
      helperText={translate(`hints.every.${field.name}`)}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: field.max }, input: { endAdornment: button } }}
    />
  );
}
