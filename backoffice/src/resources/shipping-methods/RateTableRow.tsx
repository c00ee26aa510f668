import { KINDS, useMoney, useNumber, useTranslate, type TextName } from '@stoa/console-kit';
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
  const say = (key: TextName<'shipping.table'>, facts = {}) => translate(`shipping.table.${key}`, facts);
  const kind = measure === 'price' ? 'money' : 'int';
  const Bound = KINDS[kind].Input;
  const Amount = KINDS.money.Input;
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (isLast) onNext();
  };
  return (
    <Box role="group" aria-label={say('row', { place: place + 1 })} sx={rowSx} onKeyDown={goOn}>
      {place === 0 ? (
        <Bound field={bound('from', kind, true)} source={`${path}.from`} label={say('over')} />
      ) : (
        <Start path={path} measure={measure} label={say('over')} />
      )}
      <Bound
        field={bound('to', kind, !isLast)}
        source={`${path}.to`}
        label={say(isLast ? 'up_to_open' : 'up_to')}
      />
      <Amount field={bound('amount', 'money', true)} source={`${path}.amount`} label={say('costs')} />
      <IconButton onClick={onRemove} aria-label={say('remove', { place: place + 1 })}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  );
}

function bound(name: string, kind: 'int' | 'money', required: boolean): FieldSchema {
  return { name, kind, required, writable: true, range: [0, 1_000_000_000_000] };
}

/** Start of any row but the first: derived, not editable. */
function Start({ path, measure, label }: { path: string; measure: TableMeasure; label: string }) {
  const from: unknown = useWatch({ name: `${path}.from` });
  const money = useMoney();
  const number = useNumber();
  const shown = typeof from !== 'number' ? '…' : measure === 'price' ? money(from) : number(from);
  return (
    <Box sx={{ fontSize: 14, color: 'text.secondary', px: 1.5 }}>
      {label} <bdi>{shown}</bdi>
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
