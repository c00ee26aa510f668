import { KINDS, useLabels, useTranslate, type FieldInputProps } from '@stoa/console-kit';
import type { MovementType } from '@stoa/contracts';
import { useEffect } from 'react';
import { NumberInput, SelectInput, required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { VariantInput } from './VariantInput';

const REQUIRED = required();
const notNothing = (value: unknown) => (value === 0 ? 'stoa.inventory.not_zero' : undefined);

/** Movement types that may be entered manually; sales result from orders only. */
type EnteredType = Exclude<MovementType, 'sale'>;

function TypeInput({ field }: FieldInputProps) {
  const labels = useLabels();
  const choices = (field.choices ?? [])
    .filter((type) => type !== 'sale')
    .map((type) => ({ id: type, name: labels.choice(type) }));
  return <SelectInput source={field.name} choices={choices} translateChoice={false} validate={REQUIRED} />;
}

/** Quantity without a sign: damage is sent as negative, only an adjustment may have either sign. */
function QuantityInput({ field }: FieldInputProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const type = useWatch({ name: 'type' }) as EnteredType | undefined;
  const sign = type === 'damage' ? -1 : 1;

  useEffect(() => {
    const current = getValues(field.name) as number | null | undefined;
    if (type && type !== 'adjust' && current) setValue(field.name, sign * Math.abs(current));
  }, [field.name, getValues, setValue, sign, type]);

  const counted = (value: number | null | undefined) =>
    type === 'adjust' || typeof value !== 'number' ? (value ?? '') : Math.abs(value);
  return (
    <NumberInput
      source={field.name}
      step={1}
      min={type === 'adjust' ? undefined : 1}
      format={counted}
      parse={(text: string) => {
        if (text === '') return null;
        const pieces = Math.trunc(Number(text));
        return type === 'adjust' ? pieces : sign * Math.abs(pieces);
      }}
      validate={[REQUIRED, notNothing]}
      helperText={type ? translate(`stoa.inventory.quantity.${type}`) : false}
    />
  );
}

export const movementInputs = {
  variant_id: VariantInput,
  type: TypeInput,
  quantity: QuantityInput,
  reason: KINDS.text.Input,
};
