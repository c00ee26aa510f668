import type { ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import type { EstimateView } from './delivery-view';
import { Pickup } from './pickup';

function Option({ option }: { option: EstimateView['options'][number] }): ReactElement {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        <b className="block font-semibold">{option.name}</b>
        <span className="block text-sm text-muted">{option.arrival}</span>
        {option.pickup && <Pickup place={option.pickup} />}
      </span>
      <bdi className="flex-none font-semibold">{option.price}</bdi>
    </li>
  );
}

/** Shipping methods for a product with cost and days, or why there are none. */
export function DeliveryOptions({ estimate: { options, reason } }: { estimate: EstimateView }): ReactElement {
  return (
    <>
      {reason && (
        <p className="flex gap-2 text-warn">
          <Icon name="warning" className="size-5 flex-none" />
          {reason}
        </p>
      )}
      {options.length > 0 && (
        <ul className="grid gap-2">
          {options.map((option) => (
            <Option key={option.name} option={option} />
          ))}
        </ul>
      )}
    </>
  );
}
