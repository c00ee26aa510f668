import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { PlaceView } from './place-view';

interface PlaceSelectProps {
  name: 'country' | 'state';
  label: string;
  chosen: number | null;
  options: PlaceView['countries'];
  autoComplete: 'country' | 'address-level1';
}

/** Submits on change: the choice decides which other fields are shown. */
function PlaceSelect({ name, label, chosen, options, autoComplete }: PlaceSelectProps): ReactElement {
  const { t } = useApp();
  return (
    <label className="col-span-2 min-w-0">
      <span className="mb-1 block text-sm font-medium">{label}</span>
      <select
        key={chosen}
        name={name}
        className="input"
        defaultValue={chosen ?? ''}
        autoComplete={autoComplete}
        onChange={(event) => event.target.form?.requestSubmit()}
      >
        <option value="">{t('address.choose')}</option>
        {options.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PlaceFieldProps {
  name: 'postcode' | 'city';
  label: string;
  value: string;
  fill: 'postal-code' | 'address-level2';
}

function PlaceField({ name, label, value, fill }: PlaceFieldProps): ReactElement {
  return (
    <label className="min-w-0">
      <span className="mb-1 block text-sm font-medium">{label}</span>
      <input name={name} className="input" defaultValue={value} autoComplete={fill} maxLength={100} />
    </label>
  );
}

/** Fields and button of a place form, for a grid of two columns. */
export function PlaceFields({ view }: { view: PlaceView }): ReactElement {
  const { t } = useApp();
  const { place, countries, states } = view;
  return (
    <>
      <PlaceSelect
        name="country"
        label={t('cart.estimate.country')}
        chosen={place.country}
        options={countries}
        autoComplete="country"
      />
      {states.length > 0 && (
        <PlaceSelect
          name="state"
          label={t('address.state')}
          chosen={place.state}
          options={states}
          autoComplete="address-level1"
        />
      )}
      <PlaceField name="postcode" label={t('address.postcode')} value={place.postcode} fill="postal-code" />
      <PlaceField name="city" label={t('address.city')} value={place.city} fill="address-level2" />
      <button className="btn btn-quiet col-span-2">{t('cart.estimate.show')}</button>
    </>
  );
}
