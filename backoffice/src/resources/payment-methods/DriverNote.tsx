import { useLabels } from '@stoa/console-kit';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Alert, AlertTitle } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

/** How the money of this method moves, and what that asks of the shop. */
export function DriverNote() {
  const translate = useTranslate();
  const labels = useLabels();
  const driver = String(useRecordContext()?.driver ?? '');
  return (
    <Alert icon={<PaymentsOutlined />} severity="info">
      <AlertTitle>{labels.choice(driver)}</AlertTitle>
      {translate(`stoa.payment.drivers.${driver}`)}
    </Alert>
  );
}
