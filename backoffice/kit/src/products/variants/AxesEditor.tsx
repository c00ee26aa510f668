import { useTranslate } from 'react-admin';
import { AttributeRows } from './AttributeRows';
import type { AxisDraft } from './draft';
import type { Attribute, Values } from './useAttributes';
import { ValuesInput } from './ValuesInput';

interface AxesEditorProps {
  axes: AxisDraft[];
  attributes: Attribute[];
  values: Values;
  onChange: (axes: AxisDraft[]) => void;
}

/** What buyers choose between: attributes that make variants, with the values this product comes in. */
export function AxesEditor({ axes, attributes, values, onChange }: AxesEditorProps) {
  const translate = useTranslate();
  const isChosen = (id: number) => axes.some((axis) => axis.attribute_id === id);
  return (
    <AttributeRows
      words={{
        title: translate('stoa.product.axes'),
        hint: translate('stoa.product.axes_hint'),
        attribute: translate('stoa.product.axis'),
        add: translate('stoa.product.add_axis'),
        remove: translate('stoa.product.remove_axis'),
      }}
      rows={axes}
      attributes={attributes.filter(({ id, is_variant_axis }) => is_variant_axis || isChosen(id))}
      blank={(attribute_id) => ({ attribute_id, value_ids: [] })}
      onChange={onChange}
    >
      {(axis, change) => (
        <ValuesInput
          attributeId={axis.attribute_id}
          options={values.of(axis.attribute_id)}
          chosen={axis.value_ids}
          onChange={(value_ids) => change({ ...axis, value_ids })}
        />
      )}
    </AttributeRows>
  );
}
