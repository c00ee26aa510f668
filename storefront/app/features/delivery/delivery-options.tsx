import type { DeliveryOption, EstimatedDelivery } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { Pickup } from '~/features/checkout/choice-steps';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { useArrival } from './use-arrival';

function Option({ option, currency }: { option: DeliveryOption; currency: string }): ReactElement {
  const { t, formats } = useApp();
  const arrival = useArrival();
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        <b className="block font-semibold">{option.name}</b>
        <span className="block text-sm text-muted">{arrival(option)}</span>
        {option.pickup && <Pickup place={option.pickup} />}
      </span>
      <bdi className="flex-none font-semibold">
        {option.amount === 0 ? t('checkout.free') : formats.money(option.amount, currency)}
      </bdi>
    </li>
  );
}

/** The ways to get a product to a place, what each costs and when it comes; or why there is none. */
export function DeliveryOptions({
  estimate: { options, reason, currency },
}: {
  estimate: EstimatedDelivery;
}): ReactElement {
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
            <Option key={option.name} option={option} currency={currency} />
          ))}
        </ul>
      )}
    </>
  );
}
