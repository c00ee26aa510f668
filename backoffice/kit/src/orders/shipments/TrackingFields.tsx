import { TextField } from '@mui/material';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { isTrackingUrl, type TypedTracking } from './tracking';

const LENGTHS = { carrier: 80, tracking_number: 80, tracking_url: 500 } as const;
const FIELDS = ['carrier', 'tracking_number', 'tracking_url'] as const;

interface TrackingFieldsProps {
  tracking: TypedTracking;
  onChange: (tracking: TypedTracking) => void;
}

/** Inputs for carrier, tracking number and tracking link. */
export function TrackingFields({ tracking, onChange }: TrackingFieldsProps) {
  const labels = useLabels();
  const translate = useTranslate();
  const isWrong = !isTrackingUrl(tracking.tracking_url);
  return FIELDS.map((field) => (
    <TextField
      key={field}
      size="small"
      label={labels.field(field)}
      value={tracking[field]}
      error={field === 'tracking_url' && isWrong}
      helperText={field === 'tracking_url' ? translate('stoa.shipment.url_hint') : undefined}
      onChange={(event) => onChange({ ...tracking, [field]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: LENGTHS[field], dir: field === 'carrier' ? 'auto' : 'ltr' } }}
    />
  ));
}
