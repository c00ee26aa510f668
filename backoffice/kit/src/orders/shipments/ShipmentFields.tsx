import { Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { ShippedLineField } from './ShippedLineField';
import { TrackingFields } from './TrackingFields';
import type { NewShipment } from './useNewShipment';

const MAX_LENGTH = 1000;

interface ShipmentFieldsProps {
  order: OrderRecord;
  shipment: NewShipment;
}

/** Inputs for a new shipment: its items, carrier and tracking, and whether it has left. */
export function ShipmentFields({ order, shipment }: ShipmentFieldsProps) {
  const translate = useTranslate();
  const { quantities, setQuantity, tracking, setTracking, isSent, setSent, note, setNote } = shipment;
  const rows = order.to_ship.flatMap((remaining) => {
    const line = order.lines.find(({ id }) => id === remaining.order_line_id);
    return line ? [{ line, left: remaining }] : [];
  });
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      {rows.map(({ line, left: remaining }) => (
        <ShippedLineField
          key={line.id}
          line={line}
          left={remaining}
          quantity={quantities[line.id] ?? 0}
          onChange={(quantity) => setQuantity(line.id, quantity)}
        />
      ))}
      <TrackingFields tracking={tracking} onChange={setTracking} />
      <FormControlLabel
        control={<Checkbox checked={isSent} onChange={(_, checked) => setSent(checked)} />}
        label={translate('stoa.shipment.sent')}
      />
      {isSent && (
        <TextField
          label={translate('stoa.order_note.message')}
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' } }}
        />
      )}
    </Stack>
  );
}
