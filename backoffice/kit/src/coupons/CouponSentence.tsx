import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { Alert, Typography } from '@mui/material';
import type { CouponFigures } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useMoneyByCode } from '../settings/format';
import { useCouponSentences, type CouponValues } from './coupon-sentences';

/** Describes the coupon being edited in sentences, so that mistakes are noticed before buyers see them. */
export function CouponSentence() {
  return <Sentences coupon={useWatch() as CouponValues} />;
}

/** The same sentences for the coupon being viewed, and the discounts that it has given. */
export function CouponOverview() {
  const coupon = useRecordContext() as (CouponValues & CouponFigures) | undefined;
  if (!coupon) return null;
  return (
    <>
      <Sentences coupon={coupon} />
      <Given {...coupon} />
    </>
  );
}

function Given({ discounts_given: given }: CouponFigures) {
  const translate = useTranslate();
  const money = useMoneyByCode();
  if (given.length === 0) return null;
  const amounts = given.map(({ amount, currency }) => isolated(money(amount, currency))).join(', ');
  return <Typography sx={{ mt: 1.5 }}>{translate('stoa.coupon.given', { amounts })}</Typography>;
}

function Sentences({ coupon }: { coupon: CouponValues }) {
  return (
    <Alert icon={<LocalOfferOutlined />} severity="info" role="status">
      {useCouponSentences(coupon).join(' ')}
    </Alert>
  );
}
