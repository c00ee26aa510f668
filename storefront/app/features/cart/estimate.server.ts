import type { CartEstimate, CountryOption } from '@stoa/contracts';
import { COOKIES, DAY } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import type { EstimateView } from './estimate-view';

/** The country that a browser's languages name, such as GB in `en-GB`. */
function guessed(countries: readonly CountryOption[], languages: string): number | null {
  if (countries.length === 1) return countries[0]?.id ?? null;
  const regions = [...languages.matchAll(/[a-z]{2,3}-([A-Z]{2})\b/gi)].map(([, region]) =>
    region?.toUpperCase(),
  );
  const found = regions.map((region) => countries.find(({ iso2 }) => iso2 === region));
  return found.find((country) => country !== undefined)?.id ?? null;
}

/** Shipping and tax of the cart in the country that was picked, or else guessed; null amounts where it isn't known. */
export async function readEstimate(
  shop: Shop,
  request: Request,
  coupon_codes: readonly string[],
): Promise<EstimateView | null> {
  const answer = await shop.api.tryGet<CountryOption[]>('web/countriesActive');
  if (!answer.ok || answer.data.length === 0) return null;
  const countries = answer.data.map(({ id, name }) => ({ id, name }));
  const kept = Number(shop.visitor.cookies.get(COOKIES.country));
  const isKept = countries.some(({ id }) => id === kept);
  const country = isKept ? kept : guessed(answer.data, request.headers.get('accept-language') ?? '');
  if (country === null) return { countries, country, outcome: 'unknown', amounts: null };
  const found = await shop.api.post<CartEstimate>('web/estimateCart', { country_id: country, coupon_codes });
  if (!found.ok) return { countries, country, outcome: 'unknown', amounts: null };
  const { amounts } = found.data;
  return { countries, country, outcome: amounts ? 'known' : 'undeliverable', amounts };
}

/** Remembers where the visitor wants things delivered. */
export function rememberCountry(shop: Shop, form: FormData): void {
  const country = Number(form.get('country'));
  if (Number.isSafeInteger(country) && country > 0)
    shop.setCookie(COOKIES.country, String(country), { maxAge: 365 * DAY });
}
