import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCouponSentences, type CouponValues } from './coupon-sentences';

/** What the coupon being edited does, in words, so that a slip of a field is noticed before buyers do. */
export function CouponSentence() {
  return <Sentences coupon={useWatch() as CouponValues} />;
}

/** The same of the coupon that is looked at. */
export function CouponOverview() {
  const coupon = useRecordContext() as CouponValues | undefined;
  return coupon ? <Sentences coupon={coupon} /> : null;
}

function Sentences({ coupon }: { coupon: CouponValues }) {
  return (
    <Alert icon={<LocalOfferOutlined />} severity="info" role="status">
      {useCouponSentences(coupon).join(' ')}
    </Alert>
  );
}
