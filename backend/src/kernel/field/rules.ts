import { LANGUAGES } from '@stoa/contracts';
import Big from 'big.js';
import { registerDecorator } from 'class-validator';
import { type TranslatableText, msg, Sentence, stored } from '../translation';
import type { Field } from './fields';

/** Maximum length of a packed message in characters. */
const MAX_MESSAGE_LENGTH = 1000;
/** Maximum number of decimals of a rate. */
const DECIMALS = 12;

function rule(
  name: string,
  validate: (value: unknown) => boolean,
  message: (value: unknown) => TranslatableText,
): PropertyDecorator {
  return (prototype, property) =>
    registerDecorator({
      name,
      target: prototype.constructor,
      propertyName: String(property),
      // Translatable messages are packed into a string, because the library only takes strings.
      options: { message: ({ value }) => stored(message(value), MAX_MESSAGE_LENGTH) },
      validator: { validate },
    });
}

/** Validates an exact decimal string within bounds, with at most 12 decimals. */
export function IsRateWithin(min: number, max: number): PropertyDecorator {
  const fits = (value: unknown): boolean =>
    typeof value === 'string' &&
    /^-?\d{1,12}(\.\d{1,12})?$/.test(value) &&
    new Big(value).gte(min) &&
    new Big(value).lte(max);
  const isShare = min >= 0 && max <= 1;
  const bounds = msg`must be a number from ${min} to ${max} with at most ${DECIMALS} decimals`;
  return rule('isRateWithin', fits, () => (isShare ? percentageWithin(min, max) : bounds));
}

/** Message for a share, which people read and write as a percentage. */
export function percentageWithin(min: number, max: number): Sentence {
  return msg`must be a percentage from ${new Big(min).times(100).toNumber()} to ${new Big(max).times(100).toNumber()}`;
}

/** Validates translations: known languages, translated fields, strings within their maximum length. */
export function IsTranslations(fields: readonly Pick<Field, 'name' | 'max'>[]): PropertyDecorator {
  const limits = new Map(fields.map((field) => [field.name, field.max ?? 255]));
  const wrong = (value: unknown): TranslatableText | undefined => {
    if (!isRecord(value)) return UNREADABLE;
    const texts = Object.entries(value).map(([language, each]) => wrongTexts(language, each, limits));
    return texts.find((text) => text !== undefined);
  };
  return rule(
    'isTranslations',
    (value) => wrong(value) === undefined,
    (value) => wrong(value) ?? UNREADABLE,
  );
}

const UNREADABLE = 'must be filled in language by language';
const CODES = new Set<string>(LANGUAGES);

/** The first error in the texts of one language. */
function wrongTexts(
  language: string,
  texts: unknown,
  limits: ReadonlyMap<string, number>,
): TranslatableText | undefined {
  if (!CODES.has(language)) return msg`has an unknown language “${language.slice(0, 20)}”`;
  if (!isRecord(texts)) return UNREADABLE;
  for (const [name, text] of Object.entries(texts)) {
    const max = limits.get(name);
    if (max === undefined) return msg`has an unknown field “${name.slice(0, 100)}”`;
    if (typeof text !== 'string') return UNREADABLE;
    if (text.length > max)
      return msg`may have at most ${max} characters in ${new Sentence(`field:${name}`)} (${language})`;
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
