import { FormArea, useApi, useLabels, useDay, useMoney, useTranslate } from '@stoa/console-kit';
import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { MissingSettlementItem } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';

/** Payments and refunds of the file's days that the books have and no file contains. */
export function MissingItems({ id }: { id: number }) {
  const translate = useTranslate();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['settlements', 'missing', id],
    queryFn: () => api.data<MissingSettlementItem[]>(`missingInSettlement/${id}`),
  });
  if (!data) return null;
  return (
    <FormArea title={translate('stoa.settlement.missing')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(data.length > 0 ? 'stoa.settlement.missing_about' : 'stoa.settlement.missing_none')}
      </Typography>
      {data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableBody>
              {data.map((item) => (
                <Item key={`${item.type} ${item.reference} ${item.amount} ${item.day}`} item={item} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </FormArea>
  );
}

function Item({ item: { day, type, reference, amount, currency } }: { item: MissingSettlementItem }) {
  const labels = useLabels();
  const date = useDay();
  const money = useMoney(currency);
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{date(day)}</TableCell>
      <TableCell>{labels.choice(type)}</TableCell>
      <TableCell>
        <bdi>{reference}</bdi>
      </TableCell>
      <TableCell align="right">
        <bdi>{money(amount)}</bdi>
      </TableCell>
    </TableRow>
  );
}
