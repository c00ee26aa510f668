import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Autocomplete, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormArea } from '../../screens/form/FormArea';
import type { AxisDraft } from './draft';
import type { Attribute, Values } from './useAttributes';

interface AxesEditorProps {
  axes: AxisDraft[];
  attributes: Attribute[];
  values: Values;
  onChange: (axes: AxisDraft[]) => void;
}

/** What buyers choose between: attributes that make variants, with the values this product comes in. */
export function AxesEditor({ axes, attributes, values, onChange }: AxesEditorProps) {
  const translate = useTranslate();
  const free = attributes.filter(
    ({ id, is_variant_axis }) => is_variant_axis && !axes.some((axis) => axis.attribute_id === id),
  );
  const first = free[0];
  const replace = (index: number, axis: AxisDraft) =>
    onChange(axes.map((old, at) => (at === index ? axis : old)));
  return (
    <FormArea title={translate('stoa.product.axes')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('stoa.product.axes_hint')}
      </Typography>
      {axes.map((axis, index) => (
        <AxisRow
          key={axis.attribute_id}
          axis={axis}
          attributes={attributes.filter(
            ({ id }) => id === axis.attribute_id || free.some((other) => other.id === id),
          )}
          values={values}
          onChange={(next) => replace(index, next)}
          onRemove={() => onChange(axes.filter((_axis, at) => at !== index))}
        />
      ))}
      {first && (
        <Button
          startIcon={<Add />}
          onClick={() => onChange([...axes, { attribute_id: first.id, value_ids: [] }])}
        >
          {translate('stoa.product.add_axis')}
        </Button>
      )}
    </FormArea>
  );
}

interface AxisRowProps {
  axis: AxisDraft;
  attributes: Attribute[];
  values: Values;
  onChange: (axis: AxisDraft) => void;
  onRemove: () => void;
}

function AxisRow({ axis, attributes, values, onChange, onRemove }: AxisRowProps) {
  const translate = useTranslate();
  const options = values.of(axis.attribute_id);
  const attribute = attributes.find(({ id }) => id === axis.attribute_id);
  return (
    <Box sx={rowSx}>
      <Autocomplete
        options={attributes}
        value={attribute ?? null}
        disableClearable={attribute !== undefined}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        onChange={(_event, next) => next && onChange({ attribute_id: next.id, value_ids: [] })}
        renderInput={(params) => <TextField {...params} label={translate('stoa.product.axis')} />}
      />
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={options}
        value={options.filter(({ id }) => axis.value_ids.includes(id))}
        getOptionLabel={({ value }) => value}
        getOptionKey={({ id }) => id}
        onChange={(_event, chosen) => onChange({ ...axis, value_ids: chosen.map(({ id }) => id) })}
        renderInput={(params) => <TextField {...params} label={translate('stoa.product.values')} />}
      />
      <IconButton onClick={onRemove} aria-label={translate('stoa.product.remove_axis')}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr auto', sm: '220px 1fr auto' },
  '& > :nth-of-type(2)': { gridColumn: { xs: '1 / 2', sm: 'auto' } },
};
