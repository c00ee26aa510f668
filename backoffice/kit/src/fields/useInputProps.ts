import {
  email,
  maxLength,
  maxValue,
  minValue,
  required,
  useRecordContext,
  useTranslateLabel,
  type Validator,
} from 'react-admin';
import type { FieldSchema } from '@stoa/contracts';
import { useMemo } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useCurrentSchema } from '../schema/SchemaContext';
import type { FieldInputProps } from './field-props';

function rulesOf(field: FieldSchema, isRequired: boolean): Validator[] {
  const rules: Validator[] = [];
  if (isRequired && field.kind !== 'flag') rules.push(required());
  if (field.max) rules.push(maxLength(field.max));
  if (field.range && field.kind === 'int') rules.push(minValue(field.range[0]), maxValue(field.range[1]));
  if (field.format === 'email') rules.push(email());
  return rules;
}

const useIsNew = (): boolean => useRecordContext()?.id === undefined;

/** Help text of a field (`hints` of the locale, by resource or by field name); `false` for none. */
function useHint({ field, source, optional }: FieldInputProps): string | false {
  const translate = useTranslate();
  const here = useCurrentSchema();
  const isNew = useIsNew();
  if (optional || (source && source !== field.name)) return false;
  // There is no current password to keep yet.
  const name = isNew && field.format === 'password' ? 'new_password' : field.name;
  const everywhere = translate(`hints.every.${name}`, { _: '' });
  return translate(`hints.${here?.resource ?? 'every'}.${name}`, { _: everywhere }) || false;
}

/**
 * Source, label, help text and validators of an input, from the field's declaration; the server revalidates.
 */
export function useInputProps(props: FieldInputProps) {
  const { field, source, label, optional = false } = props;
  const labelOf = useTranslateLabel();
  const helperText = useHint(props);
  // A saved value that the API never returns, such as a password, is kept when it is left empty.
  const isKept = !useIsNew() && field.writeOnly === true;
  const isRequired = field.required && !optional && !isKept;
  const validate = useMemo(() => rulesOf(field, isRequired), [field, isRequired]);
  const path = source ?? field.name;
  return { source: path, label: label ?? String(labelOf({ source: path })), validate, helperText };
}
