import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { OrderShipment } from '@stoa/contracts';
import { useState } from 'react';
import { isolated } from '../../i18n/isolated';
import { useTranslate } from '../../i18n/useTranslate';
import { closeUnlessTyped } from '../../screens/close-unless-typed';
import { filledTracking, isTrackingUrl, typedTracking } from './tracking';
import { TrackingFields } from './TrackingFields';
import { useUpdateShipment } from './useShipment';

interface TrackingDialogProps {
  shipment: OrderShipment;
  onClose: () => void;
}

/** Changes the carrier and tracking of a shipment. */
export function TrackingDialog({ shipment, onClose }: TrackingDialogProps) {
  const translate = useTranslate();
  const [tracking, setTracking] = useState(() => typedTracking(shipment));
  const update = useUpdateShipment(shipment.id, onClose);
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth="xs">
      <DialogTitle>
        {translate('stoa.shipment.tracking_title', { number: isolated(shipment.number) })}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TrackingFields tracking={tracking} onChange={setTracking} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!isTrackingUrl(tracking.tracking_url)}
          loading={update.isPending}
          onClick={() => update.mutate(filledTracking(tracking))}
        >
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
