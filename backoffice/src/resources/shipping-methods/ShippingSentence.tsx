import { useMoney, useNumber } from '@stoa/console-kit';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface Method {
  rate_type?: string;
  rate?: number | null;
  handling?: number | null;
  free_over?: number | null;
  min_days?: number | null;
  max_days?: number | null;
  zone_ids?: number[];
}

/** What the method being edited asks, where it goes and how long it takes, in words. */
export function ShippingSentence() {
  const translate = useTranslate();
  const money = useMoney();
  const number = useNumber();
  const method = useWatch() as Method;
  const say = (key: string, facts = {}) => translate(`stoa.shipping.${key}`, facts);
  const threshold = typeof method.free_over === 'number' ? money(method.free_over) : null;
  const asked = (Number(method.rate) || 0) + (Number(method.handling) || 0);
  const price =
    method.rate_type === 'free'
      ? threshold
        ? say('free_only_from', { threshold })
        : say('free')
      : [say('asks', { amount: money(asked) }), threshold && say('free_from', { threshold })]
          .filter(Boolean)
          .join(' ');
  const days = say('days', { min: number(method.min_days ?? 0), max: number(method.max_days ?? 0) });
  const zones = method.zone_ids?.length ?? 0;
  const where = zones > 0 ? say('zones', { smart_count: zones }) : say('everywhere');
  return (
    <Alert icon={<LocalShippingOutlined />} severity="info" role="status">
      {[price, days, where].join(' ')}
    </Alert>
  );
}
