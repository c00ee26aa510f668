import { useLabels, useTranslate, type FieldInputProps } from '@stoa/console-kit';
import Add from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import type { RateBand, TableMeasure } from '@stoa/contracts';
import { useEffect } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { RateTableRow } from './RateTableRow';

type Rows = readonly Partial<RateBand>[];

/**
 * The bands of a rate table, one per row. A row begins where the previous one ends, so neither gaps nor
 * overlaps are possible; Enter on the last row adds the next.
 */
export function RateTable({ field: { name } }: FieldInputProps) {
  const translate = useTranslate();
  const labels = useLabels();
  const measure = (useWatch({ name: 'table_by' }) ?? 'weight') as TableMeasure;
  const rows = (useWatch({ name }) ?? []) as Rows;
  const { errors } = useFormState();
  const { fields, append, remove } = useFieldArray({ name });
  useConnected(name, rows);
  const add = () => {
    const from = rows.at(-1)?.to ?? 0;
    append({ from, to: null, amount: null }, { focusName: `${name}.${fields.length}.to` });
  };
  const message = errors[name]?.root?.message ?? errors[name]?.message;
  return (
    <Box role="group" aria-label={labels.field(name)} sx={{ display: 'grid', gap: 1, pb: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {translate(`shipping.table.${measure}`)}
      </Typography>
      {fields.map((row, index) => (
        <RateTableRow
          key={row.id}
          path={`${name}.${index}`}
          place={index}
          measure={measure}
          isLast={index === fields.length - 1}
          onNext={add}
          onRemove={() => remove(index)}
        />
      ))}
      {typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>}
      <Box>
        <Button startIcon={<Add />} onClick={add}>
          {translate('shipping.table.add')}
        </Button>
      </Box>
    </Box>
  );
}

/** Sets the start of every row but the first to the end of the previous one. */
function useConnected(name: string, rows: Rows): void {
  const { setValue } = useFormContext();
  useEffect(() => {
    rows.forEach((row, index) => {
      const end = rows[index - 1]?.to;
      if (index > 0 && row.from !== end) setValue(`${name}.${index}.from`, end ?? null);
    });
  }, [name, rows, setValue]);
}
