import { KINDS, type FieldInputProps } from '@stoa/console-kit';
import { useWatch } from 'react-hook-form';

/** What a method asks; one that is free asks nothing, so there is nothing to type. */
export function RateInput(props: FieldInputProps) {
  const free = useWatch({ name: 'rate_type' }) === 'free';
  const { Input } = KINDS.money;
  return free ? null : <Input {...props} />;
}
