import { email, maxLength, maxValue, minValue, required, type Validator } from 'react-admin';
import type { FieldSchema } from '@stoa/contracts';
import { useMemo } from 'react';
import { useLabels } from '../i18n/labels';
import type { FieldInputProps } from './field-props';

function rulesOf(field: FieldSchema, optional: boolean): Validator[] {
  const rules: Validator[] = [];
  if (field.required && !optional && field.kind !== 'flag') rules.push(required());
  if (field.max) rules.push(maxLength(field.max));
  if (field.range && field.kind === 'int') rules.push(minValue(field.range[0]), maxValue(field.range[1]));
  if (field.format === 'email') rules.push(email());
  return rules;
}

/** Source, label and rules of an input, all from the field's declaration; the server checks them again. */
export function useInputProps({ field, source, label, optional = false }: FieldInputProps) {
  const labels = useLabels();
  const validate = useMemo(() => rulesOf(field, optional), [field, optional]);
  return { source: source ?? field.name, label: label ?? labels.field(field.name), validate };
}
