import { useShopSettings, type FieldInputProps } from '@stoa/console-kit';
import { SelectInput } from 'react-admin';

/** The currency of a rule's amounts, among the shop's currencies. */
export function CurrencyInput({ field }: FieldInputProps) {
  const settings = useShopSettings();
  const choices = (settings?.currencies ?? []).map(({ code, name }) => ({
    id: code,
    name: `${code} · ${name}`,
  }));
  return <SelectInput source={field.name} choices={choices} translateChoice={false} helperText={false} />;
}
