import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import { useId } from 'react';

interface SignInFieldProps extends Omit<OutlinedInputProps, 'onChange' | 'error'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
}

/** A labelled input. MUI's `TextField` would bundle its menus, which the sign-in page does not need. */
export function SignInField({ label, onChange, error, hint, required, ...input }: SignInFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl required={required} error={Boolean(error)}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
