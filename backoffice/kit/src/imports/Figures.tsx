import { Box, Typography } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { useNumber } from '../settings/format';

/** Counts of created, updated, unchanged and refused products of an import. */
export function Figures({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const isDry = ['checking', 'checked'].includes(record.state);
  const figures = [
    ['created', record.created],
    ['updated', record.updated],
    ['unchanged', record.unchanged],
    ['refused', record.refused],
    ...(record.pictures_total ? ([['pictures', record.pictures_done]] as const) : []),
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1.25, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}
    >
      {figures.map(([name, count]) => (
        <Box key={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, px: 1.75, py: 1.25 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(
              isDry && name !== 'pictures' ? `imports.figures.would_be_${name}` : `imports.figures.${name}`,
            )}
          </Typography>
          <Typography
            component="dd"
            variant="h1"
            sx={{ m: 0, color: name === 'refused' && count > 0 ? 'error.main' : undefined }}
          >
            {number(count)}
            {name === 'pictures' && (
              <Typography component="span" color="text.secondary">
                {' / '}
                {number(record.pictures_total)}
              </Typography>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
