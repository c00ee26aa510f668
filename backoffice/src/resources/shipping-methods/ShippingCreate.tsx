import { GeneratedCreate } from '@stoa/console-kit';
import type { RaRecord } from 'react-admin';
import { foreignTo } from './told-by';

const USUAL = { rate_type: 'flat' };

/** What a method's type does not know is not sent; a type without a rate asks nothing. */
function known({ rate, ...values }: RaRecord): object {
  const foreign = foreignTo(values.rate_type);
  const own = Object.entries(values).filter(([field]) => !foreign.includes(field));
  return { ...Object.fromEntries(own), rate: foreign.includes('rate') ? 0 : (rate ?? 0) };
}

/** A new shipping method, which costs a fixed price until another type is chosen. */
export function ShippingCreate() {
  return <GeneratedCreate defaults={USUAL} transform={known} />;
}
