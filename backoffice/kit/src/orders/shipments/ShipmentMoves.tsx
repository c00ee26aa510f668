import { isErasedEmail, type OrderRecord, type OrderShipment, type ShipmentState } from '@stoa/contracts';
import { useState } from 'react';
import { useCustomerName } from '../../customers/useCustomerName';
import { useHasPermission } from '../../auth/useHasPermission';
import { isolated } from '../../i18n/isolated';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { useOpenPdf } from '../../invoices/useOpenPdf';
import { useApi } from '../../schema/SchemaContext';
import { MenuButton } from '../../screens/MenuButton';
import { MoveDialog } from '../../screens/MoveDialog';
import { TrackingDialog } from './TrackingDialog';

const MAX_LENGTH = 1000;
/** States of which the buyer learns nothing. */
const INTERNAL: readonly string[] = ['packed', 'cancelled'];

interface ShipmentMovesProps {
  order: OrderRecord;
  shipment: OrderShipment;
}

/** Menu of a shipment: its allowed states and tracking, for permitted users, and its packing slip. */
export function ShipmentMoves({ order, shipment }: ShipmentMovesProps) {
  const translate = useTranslate();
  const labels = useLabels();
  const nameOf = useCustomerName();
  const api = useApi();
  const open = useOpenPdf();
  const mayMove = useHasPermission('orders.status');
  const [chosen, setChosen] = useState<ShipmentState | 'tracking' | null>(null);
  const moves = mayMove ? shipment.allowed : [];
  const tracking = { key: 'tracking', label: translate('stoa.shipment.tracking') };
  const options = [
    ...moves.map((state) => ({ key: state, label: labels.choice(state), onSelect: () => setChosen(state) })),
    ...(mayMove ? [{ ...tracking, onSelect: () => setChosen('tracking') }] : []),
    {
      key: 'packing-slip',
      label: translate('stoa.invoice.packing_slip'),
      onSelect: () => void open(() => api.file(`shipmentPackingSlip/${shipment.id}`)),
    },
  ];
  const isUnseen = (state: string) => INTERNAL.includes(state) || isErasedEmail(order.email);
  const close = () => setChosen(null);
  return (
    <>
      <MenuButton label={translate('order.move')} options={options} size="small" />
      {chosen === 'tracking' && <TrackingDialog shipment={shipment} onClose={close} />}
      {chosen && chosen !== 'tracking' && (
        <MoveDialog
          to={chosen}
          name={isolated(shipment.number)}
          text={translate(`stoa.shipment.${isUnseen(chosen) ? 'internal' : 'announced'}`, {
            customer: isolated(nameOf(order.customer_name)),
          })}
          noteOf={(to) => (isUnseen(to) ? undefined : 'stoa.order_note.message')}
          noteLength={MAX_LENGTH}
          move={(status, note) =>
            api.call(api.own(`updateShipmentStatus/${shipment.id}/${status}`), {
              method: 'PUT',
              body: note ? { note } : {},
            })
          }
          page="orders"
          onClose={close}
        />
      )}
    </>
  );
}
