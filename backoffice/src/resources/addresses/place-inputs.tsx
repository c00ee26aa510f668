import { PlaceInput } from '@stoa/console-kit';

const CountryInput = () => (
  <PlaceInput page="countries" source="country_id" empties={['state_id', 'city_id']} required />
);

const StateInput = () => (
  <PlaceInput
    page="states"
    source="state_id"
    within={{ source: 'country_id', field: 'country_id' }}
    empties={['city_id']}
  />
);

const CityInput = () => (
  <PlaceInput page="cities" source="city_id" within={{ source: 'state_id', field: 'state_id' }} />
);

/** Each place is selected among those of the enclosing one. */
export const placeInputs = { country_id: CountryInput, state_id: StateInput, city_id: CityInput };
