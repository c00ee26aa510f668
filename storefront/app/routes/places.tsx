import type { StateOption } from '@stoa/contracts';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { readStates } from '~/features/checkout/places.server';
import { shopOf } from '~/session/shop.server';

/** The states of a country, for address forms. */
export async function loader(args: LoaderFunctionArgs) {
  const country = Number(new URL(args.request.url).searchParams.get('country'));
  const states: StateOption[] =
    Number.isSafeInteger(country) && country > 0 ? await readStates(shopOf(args), country) : [];
  return json({ country, states });
}
