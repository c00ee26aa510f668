import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Autocomplete, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormArea } from '../../screens/form/FormArea';
import type { SpecificationDraft } from './draft';
import type { Attribute, Values } from './useAttributes';

interface SpecificationsEditorProps {
  specifications: SpecificationDraft[];
  /** Attributes that are not options of this product. */
  attributes: Attribute[];
  values: Values;
  onChange: (specifications: SpecificationDraft[]) => void;
}

/** Facts of the product: chosen values, or words where an attribute has no values. */
export function SpecificationsEditor({
  specifications,
  attributes,
  values,
  onChange,
}: SpecificationsEditorProps) {
  const translate = useTranslate();
  const free = attributes.filter(({ id }) => !specifications.some(({ attribute_id }) => attribute_id === id));
  const first = free[0];
  const replace = (index: number, next: SpecificationDraft) =>
    onChange(specifications.map((old, at) => (at === index ? next : old)));
  return (
    <FormArea title={translate('stoa.product.specifications')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('stoa.product.specifications_hint')}
      </Typography>
      {specifications.map((entry, index) => (
        <SpecificationRow
          key={entry.attribute_id}
          entry={entry}
          attributes={attributes.filter(
            ({ id }) => id === entry.attribute_id || free.some((other) => other.id === id),
          )}
          values={values}
          onChange={(next) => replace(index, next)}
          onRemove={() => onChange(specifications.filter((_entry, at) => at !== index))}
        />
      ))}
      {first && (
        <Button
          startIcon={<Add />}
          onClick={() => onChange([...specifications, { attribute_id: first.id, value_ids: [], text: '' }])}
        >
          {translate('stoa.product.add_specification')}
        </Button>
      )}
    </FormArea>
  );
}

interface SpecificationRowProps {
  entry: SpecificationDraft;
  attributes: Attribute[];
  values: Values;
  onChange: (entry: SpecificationDraft) => void;
  onRemove: () => void;
}

function SpecificationRow({ entry, attributes, values, onChange, onRemove }: SpecificationRowProps) {
  const translate = useTranslate();
  const options = values.of(entry.attribute_id);
  const attribute = attributes.find(({ id }) => id === entry.attribute_id);
  const label = translate('stoa.product.values');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr auto', sm: '220px 1fr auto' },
      }}
    >
      <Autocomplete
        options={attributes}
        value={attribute ?? null}
        disableClearable={attribute !== undefined}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        onChange={(_event, next) => next && onChange({ attribute_id: next.id, value_ids: [], text: '' })}
        renderInput={(params) => <TextField {...params} label={translate('stoa.product.specifications')} />}
      />
      {options.length > 0 ? (
        <Autocomplete
          multiple
          options={options}
          value={options.filter(({ id }) => entry.value_ids.includes(id))}
          getOptionLabel={({ value }) => value}
          getOptionKey={({ id }) => id}
          onChange={(_event, chosen) => onChange({ ...entry, value_ids: chosen.map(({ id }) => id) })}
          renderInput={(params) => <TextField {...params} label={label} />}
        />
      ) : (
        <TextField
          label={label}
          value={entry.text}
          onChange={(event) => onChange({ ...entry, text: event.target.value })}
        />
      )}
      <IconButton onClick={onRemove} aria-label={translate('ra.action.remove')}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  );
}
