import { KINDS, ShareInput, type FieldInputProps } from '@stoa/console-kit';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';

/** Shows an input only while the coupon is of a type that it belongs to. */
function onlyFor(type: string, Input: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> {
  return function WorthInput(props) {
    return useWatch({ name: 'type' }) === type ? <Input {...props} /> : null;
  };
}

/** What a coupon is worth is a share or an amount, never both. */
export const worthInputs = {
  rate: onlyFor('percent', ShareInput),
  max_discount: onlyFor('percent', KINDS.money.Input),
  amount: onlyFor('fixed_cart', KINDS.money.Input),
};
