import { useTranslate } from '../../i18n/useTranslate';
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

/** The options of the product: attributes that variants differ in, with this product's values. */
export function AxesEditor({ axes, attributes, values, onChange }: AxesEditorProps) {
  const translate = useTranslate();
  const isChosen = (id: number) => axes.some((axis) => axis.attribute_id === id);
  return (
    <AttributeRows
      labels={{
        title: translate('product.axes'),
        hint: translate('product.axes_hint'),
        attribute: translate('product.axis'),
        add: translate('product.add_axis'),
        remove: translate('product.remove_axis'),
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
