import { useLabels, type FieldInputProps } from '@stoa/console-kit';
import { CheckboxGroupInput, useTranslate } from 'react-admin';

/** The documents that a vendor application requires. */
export function RequiredDocumentsInput({ field }: FieldInputProps) {
  const labels = useLabels();
  const translate = useTranslate();
  const choices = (field.choices ?? []).map((id) => ({ id, name: translate(`stoa.documents.kinds.${id}`) }));
  return (
    <CheckboxGroupInput
      source={field.name}
      label={labels.field(field.name)}
      helperText={translate(`hints.every.${field.name}`)}
      choices={choices}
    />
  );
}
