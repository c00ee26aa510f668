import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../fields/field-props';
import { KINDS } from '../fields/kinds';
import { ShareInput } from '../fields/kinds/share';

/** Shows an input only while the coupon is of one of these types. */
function onlyFor(
  types: readonly string[],
  Input: ComponentType<FieldInputProps>,
): ComponentType<FieldInputProps> {
  return function TypedInput(props) {
    return types.includes(String(useWatch({ name: 'type' }))) ? <Input {...props} /> : null;
  };
}

/** The inputs that a type needs, and no others. */
export const couponInputs = {
  rate: onlyFor(['percent', 'bxgy'], ShareInput),
  amount: onlyFor(['fixed_cart', 'fixed_item'], KINDS.money.Input),
  buy_qty: onlyFor(['bxgy'], KINDS.int.Input),
  get_qty: onlyFor(['bxgy'], KINDS.int.Input),
  max_discount: onlyFor(['percent', 'fixed_item', 'free_shipping', 'bxgy'], KINDS.money.Input),
};
