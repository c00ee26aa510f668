import { Box, Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { toneOf } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useMoment } from '../settings/format';

type Entry = OrderRecord['timeline'][number];

/** The history of the order and its shipments, latest first. */
export function OrderTimeline({ order }: { order: OrderRecord }) {
  const moment = useMoment();
  const translate = useTranslate();
  const labels = useLabels();
  const titleOf = ({ label, shipment }: Entry): string =>
    shipment
      ? translate('stoa.shipment.entry', {
          number: isolated(shipment.number),
          state: labels.choice(shipment.state),
        })
      : label;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...order.timeline].reverse().map((entry, index, all) => (
        <Box
          component="li"
          key={`${entry.at}-${entry.state}-${entry.shipment?.number ?? ''}-${entry.shipment?.state ?? ''}`}
          sx={entrySx(index === all.length - 1)}
        >
          <Box sx={{ ...dotSx, bgcolor: dotColor(entry.shipment?.state ?? entry.state) }} />
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {titleOf(entry)}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="div">
            <time dateTime={entry.at}>{moment(entry.at)}</time>
            {entry.actor && ` · ${entry.actor}`}
          </Typography>
          {entry.note && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {entry.note}
            </Typography>
          )}
          {entry.internal_note && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, fontStyle: 'italic' }}>
              {translate('stoa.order_note.internal_by', { note: entry.internal_note })}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function dotColor(state: string): string {
  const tone = toneOf(state);
  return tone === 'default' ? 'text.disabled' : `${tone}.main`;
}

const entrySx = (last: boolean) => ({
  position: 'relative',
  paddingInlineStart: 3,
  pb: last ? 0 : 2,
  borderInlineStart: last ? '2px solid transparent' : '2px solid',
  borderColor: last ? 'transparent' : 'divider',
  marginInlineStart: '6px',
});

const dotSx = {
  position: 'absolute',
  insetInlineStart: -7,
  top: 4,
  width: 12,
  height: 12,
  borderRadius: '50%',
};
