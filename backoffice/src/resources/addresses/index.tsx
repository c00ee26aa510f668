import type { ScreenOverride } from '@stoa/console-kit';
import { AddressCreate } from './AddressCreate';
import { CustomerAddresses } from './CustomerAddresses';
import { placeInputs } from './place-inputs';

const homeOf = ({ customer_id }: Record<string, unknown>): string => `/addresses/customer/${customer_id}`;

/** Address screens: listed and created per customer (specification §2.4). */
export const addresses: ScreenOverride = {
  homeOf,
  columns: ['line1', 'customer_id', 'first_name', 'last_name', 'postcode', 'country_id', 'status'],
  sections: {
    person: ['customer_id', 'label', 'first_name', 'last_name', 'company', 'phone'],
    address: [
      'line1',
      'line2',
      'postcode',
      'country_id',
      'state_id',
      'state_text',
      'city_id',
      'city_text',
      'type',
    ],
    position: ['lat', 'lng'],
  },
  inputs: placeInputs,
  routes: [
    { path: 'create/:id', element: <AddressCreate /> },
    { path: 'customer/:id', element: <CustomerAddresses /> },
  ],
};
