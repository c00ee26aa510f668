import {
  Autocomplete,
  Box,
  Button,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { hasImportKey, type ImportColumn, type ImportOptions, type ImportRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { barSx } from '../screens/form/bar';
import { hiddenHeadSx, PHONE, stackedSx } from '../theme/stacked';
import { ImportChoices } from './ImportChoices';
import { MappingChoice } from './SavedMappings';
import { ImportLayout } from './ImportLayout';
import { lacksVendor } from './lacks-vendor';
import { useTargetLabels } from './target-labels';
import { useMove, useTargets } from './useImport';

/** Second step: maps each column to a field, with sample cells, and sets the options and how the file is read. */
export function ImportColumns({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const [columns, setColumns] = useState<ImportColumn[]>(record.columns);
  const [options, setOptions] = useState<ImportOptions>(record.options);
  const [vendor, setVendor] = useState<number | null>(record.vendor_id);
  const move = useMove(record.id);
  const { audience } = useApi();
  const hasKey = hasImportKey({ source: record.source, columns, options });
  const isIncomplete = !hasKey || (audience === 'admin' && lacksVendor(vendor, columns));
  const go = async (call: 'checkImport' | 'startImport') => {
    const mapped = columns.map(({ name, target }) => ({ name, target }));
    const body = { columns: mapped, options, ...(vendor !== record.vendor_id && { vendor_id: vendor }) };
    await move.mutateAsync({ call: 'mapImport', method: 'PUT', body });
    await move.mutateAsync({ call });
  };
  return (
    <>
      <ImportChoices
        options={options}
        onOptions={setOptions}
        vendor={vendor}
        onVendor={setVendor}
        columns={columns}
      />
      <MappingChoice record={record} />
      <ImportLayout record={record} />
      <ColumnTable columns={columns} onColumns={setColumns} />
      <Box sx={barSx}>
        <Button
          variant="contained"
          loading={move.isPending}
          disabled={isIncomplete}
          onClick={() => void go('checkImport').catch(() => undefined)}
        >
          {translate('imports.check')}
        </Button>
        <Button
          variant="outlined"
          disabled={move.isPending || isIncomplete}
          onClick={() => void go('startImport').catch(() => undefined)}
        >
          {translate('imports.start_now')}
        </Button>
        <Typography variant="body2" color={hasKey ? 'text.secondary' : 'error'} role="status">
          {translate(hasKey ? 'imports.check_hint' : `imports.key_missing.${options.scope}`)}
        </Typography>
      </Box>
    </>
  );
}

interface ColumnTableProps {
  columns: readonly ImportColumn[];
  onColumns: (columns: ImportColumn[]) => void;
}

function ColumnTable({ columns, onColumns }: ColumnTableProps) {
  const translate = useTranslate();
  const used = columns.filter(({ target }) => target).length;
  const choose = (place: number, target: string | null) =>
    onColumns(columns.map((one, index) => (index === place ? { ...one, target } : one)));
  return (
    <Card>
      <Stack sx={{ p: 2, gap: 0.25 }}>
        <Typography variant="h2">{translate('imports.columns')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('imports.columns_hint', { used, all: columns.length })}
        </Typography>
      </Stack>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={tableSx}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('imports.column')}</TableCell>
              <TableCell>{translate('imports.samples')}</TableCell>
              <TableCell sx={{ width: 300 }}>{translate('imports.meaning')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.map((column, place) => (
              <ColumnRow
                key={`${place}-${column.name}`}
                column={column}
                onTarget={(target) => choose(place, target)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}

function ColumnRow({
  column,
  onTarget,
}: {
  column: ImportColumn;
  onTarget: (target: string | null) => void;
}) {
  const translate = useTranslate();
  const targets = useTargets();
  const targetLabels = useTargetLabels();
  const known = targets.map(({ name }) => name);
  const names = column.target && !known.includes(column.target) ? [...known, column.target] : known;
  const groupOf = (name: string) => targets.find((target) => target.name === name)?.group ?? 'properties';
  return (
    <TableRow sx={column.target ? undefined : { '& td': { color: 'text.secondary' } }}>
      <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{column.name}</bdi>
      </TableCell>
      <TableCell data-label={translate('imports.samples')} sx={{ maxWidth: 360 }}>
        <Typography variant="body2" color="text.secondary" noWrap title={column.samples.join(' · ')}>
          <bdi>{column.samples.join(' · ') || translate('imports.no_samples')}</bdi>
        </Typography>
      </TableCell>
      <TableCell data-label={translate('imports.meaning')}>
        <Autocomplete
          size="small"
          options={names}
          value={column.target}
          groupBy={(name) => translate(`imports.groups.${groupOf(name)}`)}
          getOptionLabel={(name) => targetLabels(name)}
          onChange={(_event, target) => onTarget(target)}
          renderInput={(params) => (
            <TextField
              {...params}
              margin="none"
              placeholder={translate('imports.left_out')}
              slotProps={{
                htmlInput: {
                  ...params.inputProps,
                  'aria-label': translate('imports.meaning_of', { name: column.name }),
                },
              }}
            />
          )}
        />
      </TableCell>
    </TableRow>
  );
}

const tableSx = {
  minWidth: { sm: 640 },
  [PHONE]: {
    ...hiddenHeadSx[PHONE],
    ...stackedSx[PHONE],
    '& tbody tr': { ...stackedSx[PHONE]['& tbody tr'], gridTemplateColumns: 'minmax(0, 1fr)' },
  },
};
