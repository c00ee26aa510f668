import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { isolated } from '../../i18n/isolated';
import { useTranslate } from '../../i18n/useTranslate';
import { closeUnlessTyped } from '../../screens/close-unless-typed';
import { ShipmentFields } from './ShipmentFields';
import { isTrackingUrl } from './tracking';
import { useNewShipment } from './useNewShipment';
import { useCreateShipment } from './useShipment';

interface CreateShipmentDialogProps {
  order: OrderRecord;
  onClose: () => void;
}

/** Creates a shipment of some or all items that are left. */
export function CreateShipmentDialog({ order, onClose }: CreateShipmentDialogProps) {
  const translate = useTranslate();
  const create = useCreateShipment(onClose);
  const shipment = useNewShipment(order);
  const { body, tracking } = shipment;
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth="sm">
      <DialogTitle>{translate('stoa.shipment.create_title', { number: isolated(order.number) })}</DialogTitle>
      <DialogContent>
        <ShipmentFields order={order} shipment={shipment} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={body.lines?.length === 0 || !isTrackingUrl(tracking.tracking_url)}
          loading={create.isPending}
          onClick={() => create.mutate(body)}
        >
          {translate('stoa.shipment.create')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
