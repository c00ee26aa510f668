import { InputAdornment, TextField } from '@mui/material';
import { parseMoney, type CurrencyFacts } from '@stoa/contracts';
import { useEffect, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useMoney } from '../../settings/format';
import { useCurrency } from '../../settings/useShopSettings';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { useInputProps } from '../useInputProps';

/** Minor units as an editable amount in major units: 12900 USD → `129.00`. */
export function majorText(amount: unknown, currency: CurrencyFacts): string {
  if (typeof amount !== 'number') return typeof amount === 'string' ? amount : '';
  return (amount / 10 ** currency.exponent).toFixed(currency.exponent);
}

/** The form value of a typed amount: minor units, null, or the text itself if it is not an amount. */
function parsed(text: string, currency: CurrencyFacts): number | string | null {
  return text.trim() === '' ? null : (parseMoney(text, currency.exponent) ?? text);
}

const noAmount = (value: unknown) =>
  typeof value === 'string' && value !== '' ? 'stoa.field.money_invalid' : undefined;

/** Edited in major units of the currency, stored and sent in minor units. */
function MoneyInput(props: FieldInputProps) {
  const { source, label, validate, helperText } = useInputProps(props);
  const code = useWatch({ name: props.field.currencyField ?? '' }) as string | undefined;
  const currency = useCurrency(props.field.currencyField ? code : null);
  const { field, fieldState, id, isRequired } = useInput({ source, validate: [...validate, noAmount] });
  const [typed, setTyped] = useState(() => majorText(field.value, currency));

  useEffect(() => {
    setTyped((text) =>
      parsed(text, currency) === (field.value ?? null) ? text : majorText(field.value, currency),
    );
  }, [currency, field.value]);

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(parsed(event.target.value, currency));
      }}
      onBlur={() => {
        setTyped(majorText(field.value, currency));
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={fieldState.invalid ? <InputHelperText error={fieldState.error?.message} /> : helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr' },
        input: { endAdornment: <InputAdornment position="end">{currency.code}</InputAdornment> },
      }}
    />
  );
}

function MoneyDisplay({ field, value, record }: FieldDisplayProps) {
  const code = field.currencyField ? (record[field.currencyField] as string | undefined) : undefined;
  const money = useMoney(code);
  return typeof value === 'number' ? <bdi>{money(value)}</bdi> : null;
}

export const money: FieldKindViews = { Input: MoneyInput, Display: MoneyDisplay, numeric: true };
