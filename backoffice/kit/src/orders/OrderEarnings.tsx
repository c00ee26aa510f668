import { Box } from '@mui/material';
import type { ExplanationRow, OrderRecord } from '@stoa/contracts';
import { ExplainButton } from '../explanations/ExplainButton';
import { useTranslate } from '../i18n/useTranslate';
import { FormArea } from '../screens/form/FormArea';
import { useMoney } from '../settings/format';
import { Sum, sumsSx } from './Sum';

/** What the vendor earns from an order by now, as opposed to what the customer pays. */
export function OrderEarnings({ order: { id, earnings } }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(earnings.currency);
  const label = ({ row, name }: Pick<ExplanationRow, 'row' | 'name'>) =>
    [translate(`explain.rows.${row}`), name].filter(Boolean).join(' · ');
  return (
    <FormArea
      title={translate('order.earnings')}
      action={<ExplainButton path={`explainOrder/${id}`} subject="order" />}
    >
      <Box component="dl" sx={sumsSx}>
        {earnings.parts.map((part, place) => (
          <Sum key={place} label={label(part)} amount={money(part.amount)} />
        ))}
        <Sum label={label({ row: earnings.row, name: null })} amount={money(earnings.amount)} strong />
      </Box>
    </FormArea>
  );
}
