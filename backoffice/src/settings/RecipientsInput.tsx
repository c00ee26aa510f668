import { useLabels, type FieldInputProps } from '@stoa/console-kit';
import { TextArrayInput, useTranslate } from 'react-admin';

/** E-mail addresses, each typed and closed with Enter. */
export function RecipientsInput({ field }: FieldInputProps) {
  const labels = useLabels();
  const translate = useTranslate();
  return (
    <TextArrayInput
      source={field.name}
      label={labels.field(field.name)}
      helperText={translate(`hints.every.${field.name}`)}
    />
  );
}
