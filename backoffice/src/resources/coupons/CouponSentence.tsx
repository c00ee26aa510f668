import { shifted, useMoment, useMoney } from '@stoa/console-kit';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface Coupon {
  code?: string;
  type?: string;
  rate?: string | null;
  amount?: number | null;
  max_discount?: number | null;
  min_spend?: number | null;
  starts_at?: string | null;
  ends_at?: string | null;
  limit_total?: number | null;
  limit_per_customer?: number | null;
}

const filled = (amount: unknown): amount is number => typeof amount === 'number' && amount > 0;

/** What the coupon being edited does, in words, so that a slip of a field is noticed before buyers do. */
export function CouponSentence() {
  const sentences = useSentences(useWatch() as Coupon);
  return (
    <Alert icon={<LocalOfferOutlined />} severity="info" role="status">
      {sentences.join(' ')}
    </Alert>
  );
}

function useSentences(coupon: Coupon): string[] {
  const translate = useTranslate();
  const money = useMoney();
  const moment = useMoment();
  const worth = worthOf(coupon, money);
  if (!worth) return [translate('stoa.coupon.unfinished')];
  const code = coupon.code?.toUpperCase() || '…';
  const say = (key: string, facts: Record<string, unknown>) => translate(`stoa.coupon.${key}`, facts);
  const { max_discount, min_spend, starts_at, ends_at, limit_total, limit_per_customer } = coupon;
  const capped = coupon.type === 'percent' && filled(max_discount);
  return [
    capped ? say('takes_capped', { code, worth, most: money(max_discount) }) : say('takes', { code, worth }),
    filled(min_spend) ? say('from_spend', { amount: money(min_spend) }) : say('any_spend', {}),
    starts_at && say('starts', { at: moment(starts_at) }),
    ends_at && say('ends', { at: moment(ends_at) }),
    filled(limit_total) && say('limit_total', { smart_count: limit_total }),
    filled(limit_per_customer) && say('limit_customer', { smart_count: limit_per_customer }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}

function worthOf({ type, rate, amount }: Coupon, money: (amount: number) => string): string | null {
  if (type === 'percent') return Number(rate) > 0 ? `${shifted(String(rate), 2)} %` : null;
  return filled(amount) ? money(amount) : null;
}
