import type { GeneralSettings } from '@stoa/contracts';
import { overlay } from '../../kernel/i18n';
import type { GeneralValues } from './general-settings';
import type { Group, ValuesOf } from './groups';

/** Allow-list of public settings; a new setting stays private until it is listed here. */
export const PUBLIC_KEYS = {
  general: [
    'is_multi_vendor',
    'shop_name',
    'tagline',
    'contact_email',
    'contact_phone',
    'guest_checkout',
    'prices_include_tax',
    'show_lowest_price',
    'recently_viewed',
    'time_zone',
  ],
  google: ['client_id'],
  facebook: ['client_id'],
} as const satisfies { [G in Group]?: readonly (keyof ValuesOf<G>)[] };

/** Picks the given keys of an object. */
export function pick<T extends object, K extends keyof T>(values: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<T, K>;
}

/** The public general settings, translated into the first of the languages that has a text. */
export function publicGeneral(values: GeneralValues, languages: readonly string[] = []): GeneralSettings {
  return pick(overlay(values, values.translations, languages), PUBLIC_KEYS.general);
}
