import { KINDS, useLabels, useMoney, useNumber, useTranslate, type TextName } from '@stoa/console-kit';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, IconButton } from '@mui/material';
import type { FieldSchema, TableMeasure } from '@stoa/contracts';
import { useWatch } from 'react-hook-form';
import type { KeyboardEvent } from 'react';

interface RateTableRowProps {
  path: string;
  place: number;
  measure: TableMeasure;
  isLast: boolean;
  onNext: () => void;
  onRemove: () => void;
}

/** One band: exclusive lower bound, inclusive upper bound, and price. */
export function RateTableRow({ path, place, measure, isLast, onNext, onRemove }: RateTableRowProps) {
  const translate = useTranslate();
  const text = (key: TextName<'shipping.table'>, facts = {}) => translate(`shipping.table.${key}`, facts);
  const kind = measure === 'price' ? 'money' : 'int';
  const Bound = KINDS[kind].Input;
  const Amount = KINDS.money.Input;
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (isLast) onNext();
  };
  return (
    <Box role="group" aria-label={text('row', { place: place + 1 })} sx={rowSx} onKeyDown={goOn}>
      {place === 0 ? (
        <Bound field={bound('from', kind, true)} source={`${path}.from`} />
      ) : (
        <Start path={path} measure={measure} />
      )}
      <Bound
        field={bound('to', kind, !isLast)}
        source={`${path}.to`}
        label={isLast ? text('up_to_open') : undefined}
      />
      <Amount field={bound('amount', 'money', true)} source={`${path}.amount`} />
      <IconButton onClick={onRemove} aria-label={text('remove', { place: place + 1 })}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  );
}

function bound(name: string, kind: 'int' | 'money', required: boolean): FieldSchema {
  return { name, kind, required, writable: true, range: [0, 1_000_000_000_000] };
}

/** Start of any row but the first: derived, not editable. */
function Start({ path, measure }: { path: string; measure: TableMeasure }) {
  const labels = useLabels();
  const from: unknown = useWatch({ name: `${path}.from` });
  const money = useMoney();
  const number = useNumber();
  const shown = typeof from !== 'number' ? '…' : measure === 'price' ? money(from) : number(from);
  return (
    <Box sx={{ fontSize: 14, color: 'text.secondary', px: 1.5 }}>
      {labels.field('from')} <bdi>{shown}</bdi>
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: 'repeat(3, minmax(0, 1fr)) auto' },
  '& > :nth-child(1)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& .MuiFormControl-root': { my: 0.5 },
};
