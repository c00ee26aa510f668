import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { usePercent } from '../../settings/format';
import { shifted } from '../decimal';
import type { FieldDisplayProps, FieldInputProps } from '../field-props';
import { useInputProps } from '../useInputProps';

const DECIMAL = /^\d{1,9}([.]\d{0,8})?$/;

/** The form value of a typed percentage: the fraction, null, or the text itself if it is not a number. */
function parsed(text: string): string | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return DECIMAL.test(typed) ? shifted(typed, -2) : text;
}

const shown = (share: unknown): string => {
  const text = String(share ?? '');
  return DECIMAL.test(text) ? shifted(text, 2) : text;
};

const noShare = (value: unknown) =>
  value === null || value === undefined || value === '' || DECIMAL.test(String(value))
    ? undefined
    : 'stoa.field.rate_invalid';

/** A fraction (`0.2`) edited as a percentage (`20`), exactly: without floating-point numbers. */
export function ShareInput(props: FieldInputProps) {
  const { source, label, validate, helperText } = useInputProps(props);
  const { field, fieldState, id, isRequired } = useInput({ source, validate: [...validate, noShare] });
  const [typed, setTyped] = useState(() => shown(field.value));
  useEffect(() => {
    setTyped((text) => (parsed(text) === (field.value || null) ? text : shown(field.value)));
  }, [field.value]);
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(parsed(event.target.value));
      }}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.invalid ? <InputHelperText error={fieldState.error?.message} /> : helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr' },
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
      }}
    />
  );
}

/** A fraction as a formatted percentage: `12.5%`. */
export function ShareText({ value }: { value: unknown }) {
  const percent = usePercent();
  return <>{percent(String(value ?? ''))}</>;
}

/** A fraction as a percentage. */
export function ShareDisplay({ value }: FieldDisplayProps) {
  if (value === null || value === undefined) return null;
  return (
    <bdi>
      <ShareText value={value} />
    </bdi>
  );
}
