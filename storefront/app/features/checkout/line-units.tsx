import type { OrderLine } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

interface LineUnitsProps {
  /** The order's lines. */
  lines: readonly OrderLine[];
  units: readonly { order_line_id: number; quantity: number }[];
}

/** Units of order lines that belong together: those of a shipment, or of a refund. */
export function LineUnits({ lines, units }: LineUnitsProps): ReactElement | null {
  const { formats } = useApp();
  const items = units.flatMap(({ order_line_id, quantity }) => {
    const line = lines.find(({ id }) => id === order_line_id);
    return line ? [{ ...line, quantity }] : [];
  });
  if (items.length === 0) return null;
  return (
    <ul className="text-sm">
      {items.map(({ id, name, options, quantity }) => (
        <li key={id}>
          {`${formats.number(quantity)}\u00a0× `}
          <bdi>
            {name}
            {options.length > 0 && ` (${options.map(({ value }) => value).join(', ')})`}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
