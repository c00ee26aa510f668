import { PlaceInput, type FieldInputProps } from '@stoa/console-kit';
import { required, TextInput } from 'react-admin';
import { useAddressFault } from './useAddressFault';

const CountryInput = () => (
  <PlaceInput page="countries" source="country_id" empties={['state_id', 'city_id']} validate={required()} />
);

const StateInput = () => (
  <PlaceInput
    page="states"
    source="state_id"
    within={{ source: 'country_id', field: 'country_id' }}
    empties={['city_id']}
    validate={useAddressFault('state_id')}
  />
);

const CityInput = () => (
  <PlaceInput page="cities" source="city_id" within={{ source: 'state_id', field: 'state_id' }} />
);

/** An input of a text that an address may need in its country. */
const textInput = (source: 'state_text' | 'city_text' | 'postcode') =>
  function AddressTextInput({ field }: FieldInputProps) {
    const validate = useAddressFault(source);
    const htmlInput = { dir: 'auto', maxLength: field.max };
    return <TextInput source={source} validate={validate} helperText={false} slotProps={{ htmlInput }} />;
  };

/** Each place is selected among those of the enclosing one, or typed where there are none. */
export const placeInputs = {
  country_id: CountryInput,
  state_id: StateInput,
  state_text: textInput('state_text'),
  city_id: CityInput,
  city_text: textInput('city_text'),
  postcode: textInput('postcode'),
};
