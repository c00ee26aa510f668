import { useLabels, useTranslate } from '@stoa/console-kit';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { SETTLEMENT_COLUMNS, type SettlementColumn } from '@stoa/contracts';

interface ColumnNamesProps {
  headings: readonly string[];
  names: Partial<Record<SettlementColumn, string>>;
  onChange: (names: Partial<Record<SettlementColumn, string>>) => void;
}

/** Which columns of a file contain what, for layouts that the shop does not know. */
export function ColumnNames({ headings, names, onChange }: ColumnNamesProps) {
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('stoa.settlement.columns')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {SETTLEMENT_COLUMNS.map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={column === 'date' ? translate('stoa.settlement.date') : labels.field(column)}
            value={names[column] ?? ''}
            onChange={({ target }) => onChange({ ...names, [column]: target.value })}
          >
            <MenuItem value="">–</MenuItem>
            {headings.map((heading) => (
              <MenuItem key={heading} value={heading}>
                {heading}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}
