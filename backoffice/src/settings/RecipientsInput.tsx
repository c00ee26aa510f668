import { useTranslate, type FieldInputProps } from '@stoa/console-kit';
import { TextArrayInput } from 'react-admin';

/** List of e-mail addresses, each confirmed with Enter. */
export function RecipientsInput({ field }: FieldInputProps) {
  const translate = useTranslate();
  return <TextArrayInput source={field.name} helperText={translate(`hints.every.${field.name}`)} />;
}
