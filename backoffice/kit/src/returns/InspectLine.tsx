import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import type { InspectReturn, ReturnedLine } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { useNumber } from '../settings/format';

const MAX_NOTE_LENGTH = 500;

/** What the inspection of one line found. */
export type Finding = InspectReturn['lines'][number];

interface InspectLineProps {
  line: ReturnedLine;
  finding: Finding | undefined;
  onChange: (finding: Finding) => void;
}

/** Inputs for one line of an inspection. */
export function InspectLine({ line, finding, onChange }: InspectLineProps) {
  const translate = useTranslate();
  const number = useNumber();
  if (!finding) return null;
  const { quantity, name, reason } = line;
  const accept = (text: string) =>
    onChange({ ...finding, accepted_quantity: Math.min(quantity, Math.max(0, Math.trunc(Number(text)))) });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        <bdi>{name}</bdi>
        {` × ${number(quantity)} · ${translate(`stoa.return.reasons.${reason}`)}`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' } }}>
        <TextField
          type="number"
          size="small"
          label={translate('stoa.return.accepted', { quantity: number(quantity) })}
          value={finding.accepted_quantity}
          onChange={(event) => accept(event.target.value)}
          slotProps={{ htmlInput: { min: 0, max: quantity } }}
        />
        <TextField
          size="small"
          label={translate('stoa.return.condition')}
          value={finding.condition_note ?? ''}
          onChange={(event) => onChange({ ...finding, condition_note: event.target.value })}
          helperText={finding.accepted_quantity < quantity && translate('stoa.return.refused_hint')}
          slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH, dir: 'auto' } }}
        />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={finding.restock}
            disabled={finding.accepted_quantity === 0}
            onChange={(_, restock) => onChange({ ...finding, restock })}
          />
        }
        label={translate('stoa.return.restock')}
      />
    </Box>
  );
}
