import type { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { DeliveryOptions } from './delivery-options';
import { DELIVERY, type DeliveryView } from './delivery-view';
import { PlaceFields } from './place-fields';
import { placeText, type PlaceView } from './place-view';

type FormOf = ReturnType<typeof useFetcher>['Form'];

interface PlaceFormProps {
  view: DeliveryView;
  places: PlaceView;
  Form: FormOf;
}

/** Shows the product's delivery place; the fields to change it open on demand. */
function PlaceForm({ view, places, Form }: PlaceFormProps): ReactElement {
  const { t } = useApp();
  const place = placeText(places);
  return (
    <details key={places.place.country} open={place === ''}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="truck" className="size-5 flex-none text-muted" />
        <span className="min-w-0">
          {place === '' ? (
            t('delivery.choose')
          ) : (
            <>
              {t('cart.estimate.country')} <bdi className="link">{place}</bdi>
            </>
          )}
        </span>
        <Icon name="down" className="size-4 text-muted" />
      </summary>
      <Form method="post" action={DELIVERY} className="grid grid-cols-2 items-end gap-2 py-2">
        <input type="hidden" name="variant" value={view.variant} />
        <input type="hidden" name="to" value={view.to} />
        <PlaceFields view={places} />
      </Form>
    </details>
  );
}

/**
 * Delivery of one product to the visitor's place, which can be changed; `Form` is a fetcher's or the route's.
 */
export function DeliveryAnswer({
  view,
  Form,
  isBusy,
}: {
  view: DeliveryView;
  Form: FormOf;
  isBusy: boolean;
}): ReactElement {
  const { places, estimate, error } = view;
  return (
    <>
      {places && <PlaceForm view={view} places={places} Form={Form} />}
      <div role="status" className={`grid gap-2 ${isBusy ? 'opacity-60' : ''}`}>
        {estimate && <DeliveryOptions estimate={estimate} />}
        {error && <p className="text-sm text-warn">{error}</p>}
      </div>
    </>
  );
}
