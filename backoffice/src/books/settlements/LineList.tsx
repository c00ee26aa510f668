import { OwnedList, useLabels, useDay, useMoney, useTranslate } from '@stoa/console-kit';
import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { SETTLEMENT_MATCHES, type SettlementMatch } from '@stoa/contracts';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { DIFFERENCES, type SettlementLineRecord, type SettlementRecord } from './settlement-record';

const IN_ORDER = { field: 'line', order: 'ASC' as const };

/** The lines of a file beside what the books have, all or those of one result. */
export function LineList({ settlement: { id, matches } }: { settlement: SettlementRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const [match, setMatch] = useState<SettlementMatch | null>(null);
  const filter = useMemo(() => ({ settlement_id: id, ...(match && { match }) }), [id, match]);
  return (
    <Box component="section">
      <Typography component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('stoa.settlement.lines')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={match}
        onChange={(_, next: SettlementMatch | null) => setMatch(next)}
        sx={{ mb: 1.5, flexWrap: 'wrap' }}
      >
        {SETTLEMENT_MATCHES.filter((one) => matches[one] > 0).map((one) => (
          <ToggleButton key={one} value={one}>
            {labels.choice(one)} ({matches[one]})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <OwnedList page="settlement_lines" filter={filter} sort={IN_ORDER}>
        <Lines />
      </OwnedList>
    </Box>
  );
}

function Lines() {
  const labels = useLabels();
  const { data = [] } = useListContext<SettlementLineRecord>();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['day', 'type', 'reference', 'match'] as const).map((name) => (
              <TableCell key={name}>{labels.field(name)}</TableCell>
            ))}
            {(['gross', 'booked', 'fee', 'net'] as const).map((name) => (
              <TableCell key={name} align="right">
                {labels.field(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Line({ line }: { line: SettlementLineRecord }) {
  const labels = useLabels();
  const date = useDay();
  const money = useMoney(line.currency);
  const { day, type, reference, order_number: order, match, gross, booked, fee, net } = line;
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{date(day)}</TableCell>
      <TableCell>{labels.choice(type)}</TableCell>
      <TableCell>
        <bdi>{reference}</bdi>
        {order && (
          <Typography component="div" variant="caption" color="text.secondary">
            <bdi>{order}</bdi>
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          color={DIFFERENCES.includes(match) ? 'warning' : match === 'matched' ? 'success' : 'default'}
          label={labels.choice(match)}
        />
      </TableCell>
      {[gross, booked, fee, net].map((amount, place) => (
        <TableCell key={place} align="right" sx={{ whiteSpace: 'nowrap' }}>
          <bdi>{amount === null ? '–' : money(amount)}</bdi>
        </TableCell>
      ))}
    </TableRow>
  );
}
