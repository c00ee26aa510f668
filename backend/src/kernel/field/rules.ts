import { LANGUAGES } from '@stoa/contracts';
import Big from 'big.js';
import { registerDecorator } from 'class-validator';
import type { Field } from './fields';

function rule(name: string, validate: (value: unknown) => boolean, message: string): PropertyDecorator {
  return (prototype, property) =>
    registerDecorator({
      name,
      target: prototype.constructor,
      propertyName: String(property),
      options: { message },
      validator: { validate },
    });
}

/** An exact decimal text within bounds, with at most 12 digits after the point. */
export function IsRateWithin(min: number, max: number): PropertyDecorator {
  const fits = (value: unknown): boolean =>
    typeof value === 'string' &&
    /^-?\d{1,12}(\.\d{1,12})?$/.test(value) &&
    new Big(value).gte(min) &&
    new Big(value).lte(max);
  return rule('isRateWithin', fits, `must be a decimal number, as text, from ${min} to ${max}`);
}

/** Texts by language: known languages, translated fields, strings within their length. */
export function IsTranslations(fields: readonly Pick<Field, 'name' | 'max'>[]): PropertyDecorator {
  const limits = new Map(fields.map((field) => [field.name, field.max ?? 255]));
  const codes = new Set<string>(LANGUAGES);
  const textsFit = (texts: unknown): boolean =>
    isRecord(texts) &&
    Object.entries(texts).every(
      ([name, text]) => typeof text === 'string' && text.length <= (limits.get(name) ?? -1),
    );
  const fits = (value: unknown): boolean =>
    isRecord(value) &&
    Object.entries(value).every(([language, texts]) => codes.has(language) && textsFit(texts));
  return rule('isTranslations', fits, 'must hold texts of its own fields by language');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
