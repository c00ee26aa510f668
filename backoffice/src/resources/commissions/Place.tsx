import { useTranslate } from '@stoa/console-kit';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, IconButton } from '@mui/material';
import { useCanAccess, useListContext, useNotify, useRecordContext, useUpdate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { CommissionRecord } from './commission-record';

/** The rule's position, with buttons to move it up or down by mouse or keyboard. */
export function Place() {
  const rule = useRecordContext<CommissionRecord>();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { total = 0, filterValues } = useListContext();
  const { canAccess } = useCanAccess({ resource: 'commissions', action: 'edit' });
  const [update, { isPending }] = useUpdate<CommissionRecord>();
  if (!rule) return null;
  const isUnfiltered = Object.keys(filterValues).length === 0;
  const move = (by: 1 | -1) =>
    update(
      'commissions',
      { id: rule.id, data: { position: rule.position + by }, previousData: rule },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => queries.invalidateQueries({ queryKey: ['commissions'] }),
        onError: (error) =>
          notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' }),
      },
    );
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
      {rule.position}
      {canAccess && isUnfiltered && (
        <>
          <IconButton
            size="small"
            disabled={rule.position <= 1 || isPending}
            aria-label={translate('stoa.commission.up', { name: rule.name })}
            onClick={() => void move(-1)}
          >
            <ArrowUpward sx={{ fontSize: 16 }} />
          </IconButton>
          <IconButton
            size="small"
            disabled={rule.position >= total || isPending}
            aria-label={translate('stoa.commission.down', { name: rule.name })}
            onClick={() => void move(1)}
          >
            <ArrowDownward sx={{ fontSize: 16 }} />
          </IconButton>
        </>
      )}
    </Box>
  );
}
