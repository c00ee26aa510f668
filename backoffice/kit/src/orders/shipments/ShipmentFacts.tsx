import { Box, Link, Stack, Typography } from '@mui/material';
import type { OrderRecord, OrderShipment } from '@stoa/contracts';
import { StateChip } from '../../fields/StateChip';
import { useLabels } from '../../i18n/labels';
import { useMoment } from '../../settings/format';
import { LineUnits } from '../LineUnits';
import { ShipmentMoves } from './ShipmentMoves';

interface ShipmentFactsProps {
  order: OrderRecord;
  shipment: OrderShipment;
}

/** One shipment: state, items, carrier, tracking and dates. */
export function ShipmentFacts({ order, shipment }: ShipmentFactsProps) {
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <bdi>{shipment.number}</bdi>
        </Typography>
        <StateChip value={shipment.state} />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <ShipmentMoves order={order} shipment={shipment} />
        </Box>
      </Stack>
      <LineUnits lines={order.lines} units={shipment.lines} />
      <Tracking shipment={shipment} />
      <Dates shipment={shipment} />
    </Box>
  );
}

function Tracking({ shipment }: Pick<ShipmentFactsProps, 'shipment'>) {
  const labels = useLabels();
  const { carrier, tracking_number, tracking_url, rider } = shipment;
  const who = rider?.name ?? carrier;
  const text = tracking_number ?? (tracking_url && new URL(tracking_url).host);
  if (!who && !text) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {who && <bdi>{who}</bdi>}
      {who && text && ' · '}
      {tracking_url ? (
        <Link
          href={tracking_url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={labels.field('tracking_url')}
        >
          <bdi dir="ltr">{text}</bdi>
        </Link>
      ) : (
        text && <bdi dir="ltr">{text}</bdi>
      )}
    </Typography>
  );
}

function Dates({ shipment }: Pick<ShipmentFactsProps, 'shipment'>) {
  const labels = useLabels();
  const moment = useMoment();
  const dates = [
    ['shipped', shipment.shipped_at],
    ['delivered', shipment.delivered_at],
  ] as const;
  const texts = dates.flatMap(([state, at]) => (at ? [`${labels.choice(state)}: ${moment(at)}`] : []));
  if (texts.length === 0) return null;
  return (
    <Typography variant="caption" color="text.secondary">
      {texts.join(' · ')}
    </Typography>
  );
}
