import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { FormArea } from '../screens/form/FormArea';

interface RankedRow {
  key: number;
  name: string;
  detail: string;
  value: string;
  /** Length of the bar, 0 to 1. */
  share?: number;
  alarming?: boolean;
  to: string;
  /** URL of the figure's own list, if different from `to`. */
  valueTo?: string;
}

interface RankedListProps {
  title: string;
  rows: RankedRow[];
  empty?: string;
  /** Number of rows not shown. */
  more?: number;
  /** Shown next to the title, such as a link to the whole list. */
  action?: ReactNode;
}

/** A short list of linked rows, each with a figure. */
export function RankedList({ title, rows, empty, more = 0, action }: RankedListProps) {
  const translate = useTranslate();
  return (
    <FormArea title={title} action={action}>
      {rows.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {empty ?? translate('dashboard.none')}
        </Typography>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </Stack>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {translate('stoa.ranked.more', { smart_count: more })}
        </Typography>
      )}
    </FormArea>
  );
}

function Row({ row }: { row: RankedRow }) {
  return (
    <Box component="li">
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <MuiLink
            component={Link}
            to={row.to}
            underline="hover"
            color="text.primary"
            sx={{ fontWeight: 550 }}
          >
            {row.name}
          </MuiLink>
          <Typography variant="caption" color="text.secondary" component="div">
            <bdi>{row.detail}</bdi>
          </Typography>
        </Box>
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, whiteSpace: 'nowrap', color: row.alarming ? 'error.main' : undefined }}
        >
          <MuiLink component={Link} to={row.valueTo ?? row.to} underline="hover" color="inherit">
            <bdi>{row.value}</bdi>
          </MuiLink>
        </Typography>
      </Stack>
      {row.share !== undefined && (
        <Box sx={{ height: 4, borderRadius: 2, bgcolor: 'action.hover', mt: 0.5 }}>
          <Box
            sx={{
              height: 1,
              width: `${Math.max(2, row.share * 100)}%`,
              borderRadius: 2,
              bgcolor: 'primary.main',
            }}
          />
        </Box>
      )}
    </Box>
  );
}
