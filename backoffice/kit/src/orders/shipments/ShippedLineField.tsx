import type { OrderLine, ShippedLine } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { useNumber } from '../../settings/format';
import { LineQuantityField } from '../LineQuantityField';

interface ShippedLineFieldProps {
  line: OrderLine;
  /** Units that can be shipped. */
  left: ShippedLine;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many units of an order line are shipped. */
export function ShippedLineField({ line, left: remaining, quantity, onChange }: ShippedLineFieldProps) {
  const translate = useTranslate();
  const number = useNumber();
  const options = line.read_options.map(({ name, value }) => `${name}: ${value}`);
  const left = translate('stoa.shipment.left', { quantity: number(remaining.quantity) });
  return (
    <LineQuantityField
      name={line.name}
      note={[...options, left].join(' · ')}
      max={remaining.quantity}
      quantity={quantity}
      onChange={onChange}
    />
  );
}
