import { KINDS, ShareInput, useTranslate, type FieldInputProps, type TextName } from '@stoa/console-kit';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { RateTable } from './RateTable';
import { isForeign, isNeeded } from './told-by';

/** Shows an input only if the method's rate type uses its field. */
function whereTold(Own?: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> {
  return function ToldInput(props) {
    const type: unknown = useWatch({ name: 'rate_type' });
    const { field } = props;
    if (isForeign(type, field.name)) return null;
    const Input = Own ?? KINDS[field.kind].Input;
    return <Input {...props} field={{ ...field, required: isNeeded(type, field.name) }} />;
  };
}

/** The rate means something different for every type, so its label depends on the type; shown for types with a rate only. */
function RateInput(props: FieldInputProps) {
  const translate = useTranslate();
  const type = useWatch({ name: 'rate_type' }) as TextName<'shipping.rates'>;
  const { Input } = KINDS.money;
  return <Input {...props} label={translate(`shipping.rates.${type}`)} />;
}

/** Inputs of a shipping method, limited to those of its type. */
export const inputs = {
  rate: whereTold(RateInput),
  weight_step: whereTold(),
  price_step: whereTold(),
  percent: whereTold(ShareInput),
  table_by: whereTold(),
  table: whereTold(RateTable),
  rate_per_km: whereTold(),
  max_distance: whereTold(),
  pickup_address: whereTold(),
  pickup_instructions: whereTold(),
  handling: whereTold(),
  zone_ids: whereTold(),
  max_weight: whereTold(),
};
