import { useLabels, useMoney, usePercent, useTranslate, type TextKey } from '@stoa/console-kit';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Alert, AlertTitle } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface Fee {
  fee?: number | null;
  fee_rate?: string | null;
}

/** How this method's driver moves money, what it requires of the shop, and its fee for the buyer. */
export function DriverNote() {
  const translate = useTranslate();
  const labels = useLabels();
  const fee = useFee(useWatch() as Fee);
  const driver = String(useRecordContext()?.driver ?? '');
  return (
    <Alert icon={<PaymentsOutlined />} severity="info" role="status">
      <AlertTitle>{labels.choice(driver)}</AlertTitle>
      {/* The server names its drivers. */}
      {translate(`stoa.payment.drivers.${driver}` as TextKey)}{' '}
      {fee ? translate('stoa.payment.costs', { fee }) : translate('stoa.payment.free')}
    </Alert>
  );
}

/** The formatted fee, such as `$1.50 + 2%`; empty if none. */
function useFee({ fee, fee_rate }: Fee): string {
  const money = useMoney();
  const percent = usePercent();
  const parts = [
    typeof fee === 'number' && fee > 0 && money(fee),
    Number(fee_rate) > 0 && percent(String(fee_rate)),
  ];
  return parts.filter(Boolean).join(' + ');
}
