import { Button, Popover, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useMoment } from '../settings/format';
import { SPANS, type DashboardRange } from './range';

interface RangePickerProps {
  range: DashboardRange;
  onChoose: (search: Record<string, string>) => void;
}

/** Preset date ranges, and custom dates in a popover. */
export function RangePicker({ range, onChoose }: RangePickerProps) {
  const translate = useTranslate();
  const moment = useMoment();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = range.span === null && `${moment(range.from, 'date')} – ${moment(range.to, 'date')}`;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={range.span}
        aria-label={translate('dashboard.range')}
        sx={groupSx}
      >
        {SPANS.map((days) => (
          <ToggleButton key={days} value={days} onClick={() => onChoose({ days: String(days) })}>
            {translate(`dashboard.days_${days}`)}
          </ToggleButton>
        ))}
        <ToggleButton
          value="own"
          selected={range.span === null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {own || translate('dashboard.custom')}
        </ToggleButton>
      </ToggleButtonGroup>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <OwnDates
          range={range}
          onChoose={(dates) => {
            setAnchor(null);
            onChoose(dates);
          }}
        />
      </Popover>
    </>
  );
}

function OwnDates({
  range,
  onChoose,
}: {
  range: DashboardRange;
  onChoose: (dates: Record<string, string>) => void;
}) {
  const translate = useTranslate();
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const label = { slotProps: { inputLabel: { shrink: true } } };
  return (
    <Stack
      component="form"
      sx={{ p: 2, gap: 1, width: 260 }}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ from, to });
      }}
    >
      <TextField
        {...label}
        type="date"
        required
        label={translate('dashboard.from')}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        {...label}
        type="date"
        required
        label={translate('dashboard.to')}
        value={to}
        error={to < from}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={to < from}>
        {translate('product.apply')}
      </Button>
    </Stack>
  );
}

const groupSx = {
  maxWidth: '100%',
  display: { xs: 'grid', sm: 'inline-flex' },
  gridTemplateColumns: '1fr 1fr',
  width: { xs: '100%', sm: 'auto' },
  bgcolor: 'background.paper',
  '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, fontWeight: 550, whiteSpace: 'nowrap' },
};
