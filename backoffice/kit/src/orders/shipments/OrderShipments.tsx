import { Box, Button, Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { SHIPPABLE } from '@stoa/contracts';
import { useState } from 'react';
import { useHasPermission } from '../../auth/useHasPermission';
import { useTranslate } from '../../i18n/useTranslate';
import { FormArea } from '../../screens/form/FormArea';
import { useNumber } from '../../settings/format';
import { useIsShipped } from '../shipping/ShipmentsProvider';
import { CreateShipmentDialog } from './CreateShipmentDialog';
import { ShipmentFacts } from './ShipmentFacts';
import { TruckIcon } from '../shipping/TruckIcon';

/** The shipments of an order, what is left to ship, and a button to ship some of it. */
export function OrderShipments({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const mayShip = useHasPermission('orders.status');
  const isShipped = useIsShipped(order.id);
  const [isOpen, setOpen] = useState(false);
  const remaining = order.to_ship.reduce((total, { quantity }) => total + quantity, 0);
  const canShip = remaining > 0 && SHIPPABLE.includes(order.state) && !isShipped;
  if (order.shipments.length === 0 && !canShip) return null;
  const action = canShip && mayShip && (
    <Button size="small" startIcon={<TruckIcon />} onClick={() => setOpen(true)}>
      {translate('stoa.shipment.create')}
    </Button>
  );
  return (
    <FormArea title={translate('stoa.shipment.title')} action={action || undefined}>
      {order.shipments.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {order.shipments.map((shipment) => (
            <ShipmentFacts key={shipment.id} order={order} shipment={shipment} />
          ))}
        </Box>
      )}
      {canShip && (
        <Typography variant="body2" color="text.secondary">
          {translate('stoa.shipment.to_ship', { quantity: number(remaining) })}
        </Typography>
      )}
      {isOpen && <CreateShipmentDialog order={order} onClose={() => setOpen(false)} />}
    </FormArea>
  );
}
