import type { FieldSchema } from '@stoa/contracts';
import { SelectArrayInput } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { chosenOf, filterOf } from './chosen';

interface ChoicesFilterProps {
  source: string;
  label: string;
  field: FieldSchema;
}

/** Filters a list by one or several values of a choice; links, tabs and saved queries may set only one. */
export function ChoicesFilter({ source, label, field }: ChoicesFilterProps) {
  const labels = useLabels();
  const choices = (field.choices ?? []).map((value) => ({ id: value, name: labels.choice(value) }));
  return (
    <SelectArrayInput
      source={source}
      label={label}
      choices={choices}
      translateChoice={false}
      format={chosenOf}
      parse={filterOf}
      helperText={false}
    />
  );
}
