import { useLabels, type FieldInputProps } from '@stoa/console-kit';
import { CheckboxGroupInput, useTranslate } from 'react-admin';

/** Which papers an application as a vendor needs. */
export function RequiredPapersInput({ field }: FieldInputProps) {
  const labels = useLabels();
  const translate = useTranslate();
  const choices = (field.choices ?? []).map((id) => ({ id, name: translate(`stoa.papers.kinds.${id}`) }));
  return (
    <CheckboxGroupInput
      source={field.name}
      label={labels.field(field.name)}
      helperText={translate(`hints.every.${field.name}`)}
      choices={choices}
    />
  );
}
