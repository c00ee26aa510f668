import { Checkbox, FormControlLabel } from '@mui/material';
import type { Refundable } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { useMoney, useNumber } from '../../settings/format';
import { LineQuantityField } from '../LineQuantityField';

/** What is chosen to be refunded. */
export interface Chosen {
  /** Quantity by order line. */
  quantities: Readonly<Record<number, number>>;
  /** The rest of the shipping. */
  shipping: boolean;
  payment_fee: boolean;
}

interface RefundFieldsProps {
  left: Refundable;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Quantities of each line, and the shipping and payment fee that are left. */
export function RefundFields({ left: refundable, chosen, onChange }: RefundFieldsProps) {
  const translate = useTranslate();
  const money = useMoney(refundable.currency);
  const parts = [
    ['shipping', refundable.shipping],
    ['payment_fee', refundable.payment_fee],
  ] as const;
  return (
    <>
      {refundable.lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => (
          <LineField
            key={line.order_line_id}
            line={line}
            currency={refundable.currency}
            quantity={chosen.quantities[line.order_line_id] ?? 0}
            onChange={(quantity) =>
              onChange({ ...chosen, quantities: { ...chosen.quantities, [line.order_line_id]: quantity } })
            }
          />
        ))}
      {parts.map(
        ([name, amount]) =>
          amount > 0 && (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  checked={chosen[name]}
                  onChange={(_, checked) => onChange({ ...chosen, [name]: checked })}
                />
              }
              label={`${translate(`order.${name}`)} · ${money(amount)}`}
            />
          ),
      )}
    </>
  );
}

interface LineFieldProps {
  line: Refundable['lines'][number];
  currency: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

function LineField({ line, currency, quantity, onChange }: LineFieldProps) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const number = useNumber();
  const facts = { quantity: number(line.quantity), amount: money(line.amount) };
  return (
    <LineQuantityField
      name={line.name}
      note={translate('stoa.grant_refund.left', facts)}
      max={line.quantity}
      quantity={quantity}
      onChange={onChange}
    />
  );
}
