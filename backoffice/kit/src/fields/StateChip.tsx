import { Chip } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { useLabels } from '../i18n/labels';

type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

const TONES: Record<Exclude<Tone, 'default'>, readonly string[]> = {
  success: [
    'active',
    'approved',
    'open',
    'paid',
    'succeeded',
    'delivered',
    'completed',
    'in_stock',
    'subscribed',
    'answered',
    'posted',
    'finished',
    'available',
    'live',
  ],
  warning: [
    'pending',
    'requested',
    'in_review',
    'pending_payment',
    'on_hold',
    'low',
    'unpaid',
    'partially_paid',
    'vacation',
    'stopped',
    'offered',
    'needs_response',
    'under_review',
    'busy',
  ],
  error: [
    'rejected',
    'suspended',
    'cancelled',
    'expired',
    'failed',
    'out',
    'charged_back',
    'voided',
    'declined',
    'dismissed',
  ],
  info: [
    'running',
    'scheduled',
    'checking',
    'undoing',
    'new',
    'placed',
    'processing',
    'ready',
    'packed',
    'shipped',
    'out_for_delivery',
    'authorized',
    'backorder',
    'partially_refunded',
    'refunded',
    'accepted',
    'picked_up',
    'in_transit',
    'returned',
    'received',
    'inspected',
  ],
};

/** The semantic colour of a state. */
export function toneOf(state: string): Tone {
  const tones = Object.entries(TONES) as [Exclude<Tone, 'default'>, readonly string[]][];
  return tones.find(([, states]) => states.includes(state))?.[0] ?? 'default';
}

/** A state in its colour; `label` overrides the translation where the shop has its own. */
export function StateChip({ value, label }: { value: string; label?: string }) {
  const labels = useLabels();
  const tone = toneOf(value);
  return (
    <Chip
      size="small"
      label={label ?? labels.choice(value)}
      sx={(theme) => {
        const color = tone === 'default' ? theme.palette.text.secondary : theme.palette[tone].main;
        return { color, bgcolor: alpha(color, theme.palette.mode === 'dark' ? 0.18 : 0.1), height: 24 };
      }}
    />
  );
}
