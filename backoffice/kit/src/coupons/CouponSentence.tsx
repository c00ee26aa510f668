import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCouponSentences, type CouponValues } from './coupon-sentences';

/** Describes the coupon being edited in sentences, so that mistakes are noticed before buyers see them. */
export function CouponSentence() {
  return <Sentences coupon={useWatch() as CouponValues} />;
}

/** The same sentences for the coupon being viewed. */
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
