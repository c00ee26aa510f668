import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** Subscribes to price alerts for the wish list, or unsubscribes. */
export function PriceAlertsForm({ isOn }: { isOn: boolean }): ReactElement {
  const { t } = useApp();
  return (
    <Form
      method="post"
      action="/WishList"
      className="panel mb-4 flex flex-wrap items-center justify-between gap-3"
    >
      <p className="min-w-0 flex-1 basis-64 text-muted" role="status">
        {t(isOn ? 'priceAlerts.on' : 'priceAlerts.hint')}
      </p>
      <button name="intent" value={isOn ? 'alerts_off' : 'alerts_on'} className="btn btn-quiet">
        {t(isOn ? 'priceAlerts.end' : 'priceAlerts.begin')}
      </button>
    </Form>
  );
}
