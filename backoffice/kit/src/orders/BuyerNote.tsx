import { Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { FormArea } from '../screens/form/FormArea';

/** The buyer's note to the vendor, and the gift message for the parcel. */
export function BuyerNote({
  order,
}: {
  order: Pick<OrderRecord, 'buyer_note' | 'is_gift' | 'gift_message'>;
}) {
  const translate = useTranslate();
  const { buyer_note, is_gift, gift_message } = order;
  if (!buyer_note && !is_gift) return null;
  return (
    <FormArea title={translate('stoa.buyer_note.title')}>
      {buyer_note && <Typography sx={{ whiteSpace: 'pre-line' }}>{buyer_note}</Typography>}
      {is_gift && <Typography sx={{ fontWeight: 600 }}>{translate('stoa.buyer_note.gift')}</Typography>}
      {gift_message && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          {translate('stoa.buyer_note.gift_message')}: {gift_message}
        </Typography>
      )}
    </FormArea>
  );
}
