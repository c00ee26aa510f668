import { useTranslate, type FieldInputProps } from '@stoa/console-kit';
import { DOCUMENT_KINDS } from '@stoa/contracts';
import { CheckboxGroupInput } from 'react-admin';

/** The documents that a vendor application requires. */
export function RequiredDocumentsInput({ field }: FieldInputProps) {
  const translate = useTranslate();
  const kinds = DOCUMENT_KINDS.filter((kind) => field.choices?.includes(kind));
  const choices = kinds.map((id) => ({ id, name: translate(`stoa.documents.kinds.${id}`) }));
  return (
    <CheckboxGroupInput
      source={field.name}
      helperText={translate(`hints.every.${field.name}`)}
      choices={choices}
    />
  );
}
