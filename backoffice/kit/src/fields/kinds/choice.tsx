import { SelectInput, useRecordContext } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { offeredChoices } from '../offered-choices';
import { StateChip } from '../StateChip';
import { useInputProps } from '../useInputProps';

function ChoiceInput(props: FieldInputProps) {
  const labels = useLabels();
  const input = useInputProps(props);
  const record = useRecordContext();
  const offered = offeredChoices(props.field, record);
  const choices = offered.map((value) => ({ id: value, name: labels.choice(value) }));
  const isFixed = choices.length === 1 && record?.id !== undefined;
  const { required, default: preset } = props.field;
  const isSet = !props.optional && !required && preset !== undefined;
  return (
    <SelectInput
      {...input}
      // A field with a default always has a value, and so offers no empty one. As it can't be left empty, its label
      // is an element, to which no asterisk is added.
      {...(isSet && { isRequired: true, label: <span>{input.label}</span> })}
      choices={choices}
      translateChoice={false}
      readOnly={isFixed}
    />
  );
}

/** Statuses are shown as coloured chips, other choices as text. */
function ChoiceDisplay({ field, value }: FieldDisplayProps) {
  const labels = useLabels();
  if (value === null || value === undefined || value === '') return null;
  const state = /(status|state)$/.test(field.name);
  return state ? <StateChip value={String(value)} /> : <>{labels.choice(String(value))}</>;
}

export const choice: FieldKindViews = { Input: ChoiceInput, Display: ChoiceDisplay };
