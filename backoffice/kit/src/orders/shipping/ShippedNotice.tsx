import { Button, Snackbar } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import type { Shipments } from './shipments';

/** Milliseconds to read and undo; each further order restarts the timer. */
const MOMENT_MS = 6000;

/** Notifies which orders were marked as shipped, with an undo button until it closes. */
export function ShippedNotice({ shipments }: { shipments: Shipments }) {
  const translate = useTranslate();
  const labels = useLabels();
  const waiting = useSyncExternalStore(shipments.subscribe, shipments.waiting);
  const [first] = waiting;
  const text =
    waiting.length > 1
      ? translate('stoa.shipped.several', { smart_count: waiting.length })
      : translate('order.moved', { number: first?.number, state: labels.choice('shipped') });
  const undo = (
    <Button size="small" onClick={() => shipments.undo()} sx={{ color: 'inherit', fontWeight: 700 }}>
      {translate('ra.action.undo')}
    </Button>
  );
  if (!first) return null;
  return (
    <Snackbar
      open
      key={waiting.length}
      message={text}
      action={undo}
      autoHideDuration={MOMENT_MS}
      disableWindowBlurListener
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={(_event, reason) => reason !== 'clickaway' && void shipments.flush()}
    />
  );
}
