import { GeneratedCreate } from '@stoa/console-kit';
import type { RaRecord } from 'react-admin';
import { unusedFields } from './rate-type-fields';

const USUAL = { rate_type: 'flat' };

/** Omits fields that the method's type does not use; a type without a rate gets 0. */
function withoutRate({ rate, ...values }: RaRecord): object {
  const foreign = unusedFields(values.rate_type);
  const own = Object.entries(values).filter(([field]) => !foreign.includes(field));
  return { ...Object.fromEntries(own), rate: foreign.includes('rate') ? 0 : (rate ?? 0) };
}

/** Creates a shipping method, with a flat rate by default. */
export function ShippingCreate() {
  return <GeneratedCreate defaults={USUAL} transform={withoutRate} />;
}
