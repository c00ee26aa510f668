import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useHasPermission } from '../../auth/useHasPermission';
import { useTranslate } from '../../i18n/useTranslate';
import type { AttributeValue } from './useAttributes';
import { useCreateValue } from './useCreateValue';

/** Placeholder id of a value to be created. */
const NEW = 0;

type Option = Pick<AttributeValue, 'id' | 'value'>;

interface ValuesInputProps {
  attributeId: number;
  options: Option[];
  chosen: number[];
  onChange: (ids: number[]) => void;
}

/** The options that match the typed text, then the text itself as a new value if no option equals it. */
function offered(options: Option[], typed: string, mayCreate: boolean): Option[] {
  const text = typed.trim();
  const folded = text.toLocaleLowerCase();
  const matches = options.filter(({ value }) => value.toLocaleLowerCase().includes(folded));
  const isThere = options.some(({ value }) => value.toLocaleLowerCase() === folded);
  return text && mayCreate && !isThere ? [...matches, { id: NEW, value: text }] : matches;
}

/** Selects among an attribute's values; permitted users add a missing one by typing it. */
export function ValuesInput({ attributeId, options, chosen, onChange }: ValuesInputProps) {
  const translate = useTranslate();
  const mayCreate = useHasPermission('attribute_values.create') === true;
  const [typed, setTyped] = useState('');
  const creation = useCreateValue(attributeId);
  const choose = async (values: Option[]) => {
    const existingIds = values.filter(({ id }) => id !== NEW).map(({ id }) => id);
    const missing = values.find(({ id }) => id === NEW);
    if (!missing) return onChange(existingIds);
    const id = await creation.create(missing.value);
    if (id === null) return undefined;
    setTyped('');
    return onChange([...new Set([...existingIds, id])]);
  };
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      loading={creation.isPending}
      options={options}
      value={options.filter(({ id }) => chosen.includes(id))}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      filterOptions={(all, { inputValue }) => offered(all, inputValue, mayCreate)}
      getOptionLabel={({ value }) => value}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, { id, value }) => (
        <li key={key} {...props}>
          {id === NEW ? translate('stoa.new_product.value_new', { name: value }) : value}
        </li>
      )}
      onChange={(_event, values) => void choose(values)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('product.values')}
          error={creation.failure !== null}
          helperText={creation.failure}
        />
      )}
    />
  );
}
