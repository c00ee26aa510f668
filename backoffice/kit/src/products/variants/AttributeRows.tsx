import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Autocomplete, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FormArea } from '../../screens/form/FormArea';
import type { AxisDraft } from './draft';
import type { Attribute } from './useAttributes';

/** The translations of one list of attributes. */
interface AttributeLabels {
  title: string;
  hint: string;
  attribute: string;
  add: string;
  remove: string;
}

interface AttributeRowsProps<Row extends AxisDraft> {
  labels: AttributeLabels;
  rows: Row[];
  /** Selectable attributes, each at most once. */
  attributes: Attribute[];
  blank: (attributeId: number) => Row;
  onChange: (rows: Row[]) => void;
  /** Renders the input of the row's values. */
  children: (row: Row, change: (next: Row) => void) => ReactNode;
}

/** A list of attributes, each with an input for its values. */
export function AttributeRows<Row extends AxisDraft>(props: AttributeRowsProps<Row>) {
  const { labels, rows, attributes, blank, onChange, children } = props;
  const free = attributes.filter(({ id }) => !rows.some((row) => row.attribute_id === id));
  const first = free[0];
  const replace = (index: number, next: Row) => onChange(rows.map((old, at) => (at === index ? next : old)));
  return (
    <FormArea title={labels.title}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {labels.hint}
      </Typography>
      {rows.map((row, index) => (
        <Box key={row.attribute_id} sx={rowSx}>
          <Autocomplete
            options={attributes.filter(
              ({ id }) => id === row.attribute_id || free.some((other) => other.id === id),
            )}
            value={attributes.find(({ id }) => id === row.attribute_id) ?? null}
            disableClearable={attributes.some(({ id }) => id === row.attribute_id)}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ id }) => id}
            onChange={(_event, next) => next && replace(index, blank(next.id))}
            renderInput={(params) => <TextField {...params} label={labels.attribute} />}
          />
          {children(row, (next) => replace(index, next))}
          <IconButton
            onClick={() => onChange(rows.filter((_row, at) => at !== index))}
            aria-label={labels.remove}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {first && (
        <Button startIcon={<Add />} onClick={() => onChange([...rows, blank(first.id)])}>
          {labels.add}
        </Button>
      )}
    </FormArea>
  );
}

const rowSx = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr auto', sm: '220px 1fr auto' },
  '& > :nth-of-type(2)': { gridColumn: { xs: '1 / 2', sm: 'auto' } },
};
