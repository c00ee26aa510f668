import { BooleanInput, NumberInput, TextInput, regex, useLocale } from 'react-admin';
import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { useTranslate } from '../../i18n/useTranslate';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { useInputProps } from '../useInputProps';

function IntInput(props: FieldInputProps) {
  const input = useInputProps(props);
  const [min, max] = props.field.range ?? [];
  return <NumberInput {...input} step={1} min={min} max={max} />;
}

function IntDisplay({ value }: FieldDisplayProps) {
  const locale = useLocale();
  if (value === null || value === undefined) return null;
  return <>{new Intl.NumberFormat(`${locale}-u-nu-latn`).format(Number(value))}</>;
}

const EXACT_DECIMAL = regex(/^-?\d{1,12}([.]\d{1,10})?$/, 'stoa.field.rate_invalid');

/** Rates stay text: a floating-point number would not be exactly the rate that was typed. */
function RateInput(props: FieldInputProps) {
  const input = useInputProps(props);
  return (
    <TextInput
      {...input}
      validate={[...input.validate, EXACT_DECIMAL]}
      parse={(text: string) => (text === '' ? null : text.replace(',', '.'))}
      format={(value: unknown) => (value === null || value === undefined ? '' : String(value))}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
    />
  );
}

function RateDisplay({ value }: FieldDisplayProps) {
  if (value === null || value === undefined || value === '') return null;
  const text = String(value);
  return <bdi>{text.includes('.') ? text.replace(/\.?0+$/, '') : text}</bdi>;
}

function FlagInput(props: FieldInputProps) {
  const input = useInputProps(props);
  return <BooleanInput {...input} />;
}

function FlagDisplay({ value }: FieldDisplayProps) {
  const translate = useTranslate();
  const label = translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return value ? (
    <Check titleAccess={label} fontSize="small" color="success" />
  ) : (
    <Remove titleAccess={label} fontSize="small" color="disabled" data-flag="false" />
  );
}

export const int: FieldKindViews = { Input: IntInput, Display: IntDisplay, numeric: true };
export const rate: FieldKindViews = { Input: RateInput, Display: RateDisplay, numeric: true };
export const flag: FieldKindViews = { Input: FlagInput, Display: FlagDisplay };
