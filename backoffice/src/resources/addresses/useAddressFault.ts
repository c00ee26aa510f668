import { useTranslate } from '@stoa/console-kit';
import {
  addressFaults,
  type AddressFaults,
  type AddressPlace,
  type AddressRequirements,
} from '@stoa/contracts';
import { useGetList, useGetOne, type RaRecord, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';

const ONE = { page: 1, perPage: 1 };

type Country = RaRecord & AddressRequirements & { name: string };

/**
 * Validates a part of an address by what the chosen country requires. The server does the same, but only of addresses
 * that are complete: all errors are shown at once.
 */
export function useAddressFault(source: keyof AddressFaults): Validator {
  const translate = useTranslate();
  const id = useWatch({ name: 'country_id' }) as number | null | undefined;
  const { data: country } = useGetOne<Country>('countries', { id: id ?? 0 }, { enabled: Boolean(id) });
  const filter = { country_id: id, status: 'active' };
  const { total = 0 } = useGetList('states', { filter, pagination: ONE }, { enabled: Boolean(id) });
  return (_value: unknown, address: AddressPlace) => {
    if (!country || country.id !== id) return undefined;
    const fault = addressFaults(address, country, total > 0)[source];
    if (fault === 'malformed') return translate('stoa.address.not_a_postcode', { country: country.name });
    return fault && 'ra.validation.required';
  };
}
