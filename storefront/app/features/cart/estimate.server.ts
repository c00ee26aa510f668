import type { CartEstimate, CountryOption } from '@stoa/contracts';
import { COOKIES, DAY } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import type { EstimateView } from './estimate-view';

const LONGEST = 100;

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
  const { postcode, city } = keptPlace(shop);
  const asked = { countries, country, postcode, city };
  const unknown = { ...asked, outcome: 'unknown' as const, amounts: null, groups: [] } satisfies EstimateView;
  if (country === null) return unknown;
  const place = { country_id: country, postcode: postcode || null, city_text: city || null };
  const found = await shop.api.post<CartEstimate>('web/estimateCart', { ...place, coupon_codes });
  if (!found.ok) return unknown;
  const { amounts, groups } = found.data;
  return { ...asked, outcome: amounts ? 'known' : 'undeliverable', amounts, groups };
}

/** The country that the visitor picked; null before. */
export function keptCountry(shop: Shop): number | null {
  const kept = Number(shop.visitor.cookies.get(COOKIES.country));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : null;
}

/** Postcode and city that the visitor gave for the estimate; checkout begins with them. */
export function keptPlace(shop: Shop): { postcode: string; city: string } {
  const [postcode = '', city = ''] = (shop.visitor.cookies.get(COOKIES.place) ?? '').split('\n');
  return { postcode: postcode.slice(0, 20), city: city.slice(0, LONGEST) };
}

/** Remembers where the visitor wants things delivered. */
export function rememberPlace(shop: Shop, form: FormData): void {
  const country = Number(form.get('country'));
  if (Number.isSafeInteger(country) && country > 0)
    shop.setCookie(COOKIES.country, String(country), { maxAge: 365 * DAY });
  const line = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, LONGEST) : '';
  };
  shop.setCookie(COOKIES.place, `${line('postcode')}\n${line('city')}`, { maxAge: 365 * DAY });
}
