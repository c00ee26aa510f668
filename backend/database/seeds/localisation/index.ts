import { LANGUAGES } from '@stoa/contracts';
import { Copies, currencies, languages } from '../../../src/modules/localisation';
import type { Seeder } from '../seeder';
import { ACTIVE_CURRENCIES, CURRENCY_ROWS } from './currencies.data';
import { LANGUAGE_ROWS } from './languages.data';
import { insertPlaces } from './insert-places';

/** Gives an empty shop its five languages, its currencies, every country, and the places that it sells to. */
export async function seedLocalisation(seeder: Seeder): Promise<void> {
  await seedLanguages(seeder);
  await seedCurrencies(seeder);
  await insertPlaces(seeder.database, seeder.clock.now());
  await seeder.get(Copies).refresh();
}

/** English comes first and so becomes the default. */
async function seedLanguages(seeder: Seeder): Promise<void> {
  for (const row of LANGUAGE_ROWS) {
    const fallback_id = row.code === 'en' ? null : seeder.id('languages', 'en');
    await seeder.create(languages, row.code, { ...row, fallback_id });
  }
}

async function seedCurrencies(seeder: Seeder): Promise<void> {
  for (const [code, symbol, symbol_position, exponent, rate] of CURRENCY_ROWS) {
    const names = LANGUAGES.map((language) => [language, named(language, code)] as const);
    const { en: name = code, ...others } = Object.fromEntries(names) as Record<string, string>;
    const translations = Object.fromEntries(
      Object.entries(others).map(([key, text]) => [key, { name: text }]),
    );
    const status = ACTIVE_CURRENCIES.includes(code) ? 'active' : 'inactive';
    const input = { code, name, symbol, symbol_position, exponent, rate, status, translations };
    await seeder.create(currencies, code, input);
  }
}

function named(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code;
}
