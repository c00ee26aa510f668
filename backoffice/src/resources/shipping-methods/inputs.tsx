import { KINDS, ShareInput, useTranslate, type FieldInputProps, type TextName } from '@stoa/console-kit';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { RateTable } from './RateTable';
import { isUnused, isNeeded } from './rate-type-fields';

/** Shows an input only if the method's rate type uses its field. */
function whereUsed(Own?: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> {
  return function RateTypeInput(props) {
    const type: unknown = useWatch({ name: 'rate_type' });
    const { field } = props;
    if (isUnused(type, field.name)) return null;
    const Input = Own ?? KINDS[field.kind].Input;
    return <Input {...props} field={{ ...field, required: isNeeded(type, field.name) }} />;
  };
}

/** The rate means something different for every type, so its label depends on the type; shown for types with a rate only. */
function RateInput(props: FieldInputProps) {
  const translate = useTranslate();
  const type = useWatch({ name: 'rate_type' }) as TextName<'shipping.rates'>;
  const { Input } = KINDS.money;
  // eslint-disable-next-line no-restricted-syntax -- the type decides what the rate means
  return <Input {...props} label={translate(`shipping.rates.${type}`)} />;
}

/** Inputs of a shipping method, limited to those of its type. */
export const inputs = {
  rate: whereUsed(RateInput),
  weight_step: whereUsed(),
  price_step: whereUsed(),
  percent: whereUsed(ShareInput),
  table_by: whereUsed(),
  table: whereUsed(RateTable),
  rate_per_km: whereUsed(),
  max_distance: whereUsed(),
  pickup_address: whereUsed(),
  pickup_instructions: whereUsed(),
  handling: whereUsed(),
  zone_ids: whereUsed(),
  max_weight: whereUsed(),
};
