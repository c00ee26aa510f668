import { BASE_LANGUAGE, directionOf, LANGUAGES, nativeNameOf } from '@stoa/contracts';
import { TableCache, currencies, languages } from '../../../src/modules/localisation';
import type { FilledSeed, Seeder } from '../seeder';
import { CURRENCY_ROWS, DEMO_CURRENCIES } from './currencies.data';
import { LANGUAGE_ROWS } from './languages.data';
import { insertPlaces } from './insert-places';

/**
 * Seeds languages, currencies, all countries, and the states and cities of those that a shop sells to. The rates are
 * examples, so that only the demo shop sells at them: an operator switches a currency on once its rate is set.
 */
export async function seedLocalisation(seeder: Seeder, seed: FilledSeed): Promise<void> {
  await seedLanguages(seeder);
  await seedCurrencies(seeder, seed === 'demo' ? DEMO_CURRENCIES : [CURRENCY_ROWS[0][0]]);
  await insertPlaces(seeder.database, seeder.clock.now());
  await seeder.get(TableCache).refresh();
}

/** English is created first and so becomes the default. */
async function seedLanguages(seeder: Seeder): Promise<void> {
  for (const code of LANGUAGES) {
    const fallback_id = code === BASE_LANGUAGE ? null : seeder.id('languages', BASE_LANGUAGE);
    const names = { ...LANGUAGE_ROWS[code], native_name: nativeNameOf(code) };
    await seeder.create(languages, code, { code, ...names, direction: directionOf(code), fallback_id });
  }
}

/** The first one becomes the default. */
async function seedCurrencies(seeder: Seeder, active: readonly string[]): Promise<void> {
  for (const [code, symbol, symbol_position, exponent, rate] of CURRENCY_ROWS) {
    const names = LANGUAGES.map((language) => [language, named(language, code)] as const);
    const { en: name = code, ...others } = Object.fromEntries(names) as Record<string, string>;
    const translations = Object.fromEntries(
      Object.entries(others).map(([key, text]) => [key, { name: text }]),
    );
    const status = active.includes(code) ? 'active' : 'inactive';
    const input = { code, name, symbol, symbol_position, exponent, rate, status, translations };
    await seeder.create(currencies, code, input);
  }
}

function named(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code;
}
