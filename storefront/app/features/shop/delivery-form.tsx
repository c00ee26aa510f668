import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { DELIVERY } from '~/features/delivery/delivery-view';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ShopView } from './shop-view';

interface PlaceSelectProps {
  name: 'country' | 'state';
  label: string;
  /** Label of the empty option. */
  none: string;
  chosen: string;
  places: readonly { code: string; name: string }[];
}

function PlaceSelect({ name, label, none, chosen, places }: PlaceSelectProps): ReactElement {
  return (
    <select name={name} className="input min-w-0 flex-1" defaultValue={chosen} aria-label={label}>
      <option value="">{none}</option>
      {places.map(({ code, name: text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </select>
  );
}

/**
 * Delivery place filter: selects and a button, so that choosing by keyboard does not navigate yet. It is
 * posted, since the place is also stored for product pages and the cart.
 */
export function DeliveryForm({ delivery }: { delivery: NonNullable<ShopView['delivery']> }): ReactElement {
  const { t } = useApp();
  const { country, state, countries, states, to } = delivery;
  return (
    <Form method="post" action={DELIVERY} className="facet-group" preventScrollReset>
      <input type="hidden" name="intent" value="narrow" />
      <input type="hidden" name="to" value={to} />
      <p className="mb-2 text-[0.9375rem] font-semibold">{t('shop.facet.delivers_to')}</p>
      <span className="flex items-center gap-2">
        <PlaceSelect
          name="country"
          label={t('shop.facet.delivers_to')}
          none={t('shop.anywhere')}
          chosen={country}
          places={countries}
        />
        {states.length === 0 && <ApplyButton />}
      </span>
      {states.length > 0 && (
        <span className="mt-2 flex items-center gap-2">
          <PlaceSelect
            name="state"
            label={t('address.state')}
            none={t('address.stateOptional')}
            chosen={state}
            places={states}
          />
          <ApplyButton />
        </span>
      )}
      <p className="mt-2 text-sm text-muted">{t('shop.deliversToHint')}</p>
    </Form>
  );
}

function ApplyButton(): ReactElement {
  const { t } = useApp();
  return (
    <button className="btn btn-quiet min-w-11 px-3!" aria-label={t('shop.applyPlace')}>
      <Icon name="next" className="size-4" />
    </button>
  );
}
