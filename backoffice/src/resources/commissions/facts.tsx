import { FieldDisplay, ShareText, useLabels, useMoney, useSchema, useTranslate } from '@stoa/console-kit';
import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { TARGETS, type CommissionRecord } from './commission-record';

/** A rule's rate and amount in one line, `12.5 % + $0.30`, with its bounds below. */
export function CommissionRate() {
  const rule = useRecordContext<CommissionRecord>();
  const translate = useTranslate();
  const money = useMoney(rule?.currency);
  if (!rule) return null;
  const { type, rate, fixed, min, max } = rule;
  const bounds = [
    min !== null && translate('stoa.commission.at_least', { amount: money(min) }),
    max !== null && translate('stoa.commission.at_most', { amount: money(max) }),
  ].filter(Boolean);
  return (
    <>
      <bdi>
        {type !== 'fixed' && <ShareText value={rate} />}
        {type === 'combined' && ' + '}
        {type !== 'percentage' && money(fixed)}
      </bdi>
      {bounds.length > 0 && (
        <Typography component="div" variant="caption" color="text.secondary">
          {bounds.join(', ')}
        </Typography>
      )}
    </>
  );
}

function bandOf({ price_from, price_to }: CommissionRecord): 'from' | 'below' | 'band' {
  if (price_from === null) return 'below';
  return price_to === null ? 'from' : 'band';
}

/** A rule's target: all sales, or the record or price band of its scope. */
export function Applies() {
  const rule = useRecordContext<CommissionRecord>();
  const labels = useLabels();
  const translate = useTranslate();
  const money = useMoney(rule?.currency);
  const { fields } = useSchema();
  if (!rule) return null;
  if (rule.scope === 'all') return <>{translate('stoa.commission.all_sales')}</>;
  if (rule.scope === 'price_band') {
    const ends = { from: money(rule.price_from), to: money(rule.price_to) };
    return <>{translate(`stoa.commission.${bandOf(rule)}`, ends)}</>;
  }
  const field = fields.find(({ name }) => name === TARGETS[rule.scope][0]);
  return (
    <>
      {field && <FieldDisplay field={field} compact />}
      <Typography component="div" variant="caption" color="text.secondary">
        {labels.choice(rule.scope)}
      </Typography>
    </>
  );
}
