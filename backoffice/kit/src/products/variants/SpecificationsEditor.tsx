import { TextField } from '@mui/material';
import { VALUE_LIST_TYPES } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { AttributeRows } from './AttributeRows';
import type { SpecificationDraft } from './draft';
import type { Attribute, Values } from './useAttributes';
import { ValuesInput } from './ValuesInput';

interface SpecificationsEditorProps {
  specifications: SpecificationDraft[];
  /** Attributes that are not options of this product. */
  attributes: Attribute[];
  values: Values;
  onChange: (specifications: SpecificationDraft[]) => void;
}

/** Specifications of the product: selected values, or free text for an attribute without values. */
export function SpecificationsEditor(props: SpecificationsEditorProps) {
  const { specifications, attributes, values, onChange } = props;
  const translate = useTranslate();
  return (
    <AttributeRows
      labels={{
        title: translate('product.specifications'),
        hint: translate('product.specifications_hint'),
        attribute: translate('product.specifications'),
        add: translate('product.add_specification'),
        remove: translate('ra.action.remove'),
      }}
      rows={specifications}
      attributes={attributes}
      blank={(attribute_id) => ({ attribute_id, value_ids: [], text: '' })}
      onChange={onChange}
    >
      {(entry, change) => {
        const options = values.of(entry.attribute_id);
        const type = attributes.find(({ id }) => id === entry.attribute_id)?.type;
        // Text that was stored before its attribute had values stays editable.
        return options.length > 0 || (type && VALUE_LIST_TYPES.includes(type) && !entry.text) ? (
          <ValuesInput
            attributeId={entry.attribute_id}
            options={options}
            chosen={entry.value_ids}
            onChange={(value_ids) => change({ ...entry, value_ids })}
          />
        ) : (
          <TextField
            label={translate('product.values')}
            value={entry.text}
            onChange={(event) => change({ ...entry, text: event.target.value })}
          />
        );
      }}
    </AttributeRows>
  );
}
