import { KINDS, type FieldInputProps } from '@stoa/console-kit';
import type { ComponentType } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** Shows a swatch input only for values of attributes of a type. */
function onlyFor(type: string, Input: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> {
  return function SwatchInput(props) {
    const id = useWatch({ name: 'attribute_id' }) as number | null | undefined;
    const { data } = useGetOne('attributes', { id: id ?? 0 }, { enabled: Boolean(id) });
    return data?.type === type ? <Input {...props} /> : null;
  };
}

export const swatches = {
  swatch_color: onlyFor('color', KINDS.text.Input),
  swatch_image_id: onlyFor('image', KINDS.media.Input),
};
