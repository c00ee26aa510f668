import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A titled card of a form or a view. */
export function FormArea({
  title,
  action,
  children,
}: {
  title?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card>
      <CardContent sx={{ p: 2.5, '&:last-child': { pb: 2.5 } }}>
        {(title || action) && (
          <Box
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1.25, gap: 1 }}
          >
            <Typography variant="h2">{title}</Typography>
            {action}
          </Box>
        )}
        {children}
      </CardContent>
    </Card>
  );
}

/** Main and side column; stacked on narrow screens. */
export function TwoColumns({ main, side }: { main: ReactNode; side?: ReactNode }) {
  if (!side) return <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>{main}</Box>;
  return (
    <Box sx={columnsSx}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{main}</Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{side}</Box>
    </Box>
  );
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
};

/** Two-column grid of inputs. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
