import { parseStored, type TranslatableText, msg } from '../translation';
import { sentenceAboutEach } from './field-sentence';

/** Messages of class-validator's own rules; limits are the numbers in the library's message, in order. */
const RULES: Readonly<Record<string, (limit: number) => TranslatableText>> = {
  isString: () => 'must be written in letters, digits or symbols',
  isInt: () => 'must be a whole number',
  isNumber: () => 'must be a number',
  isPositive: () => 'must be more than 0',
  isBoolean: () => 'must be either on or off',
  isArray: () => 'must be a list',
  isObject: () => 'must be filled in field by field',
  nestedValidation: () => 'must be filled in field by field',
  isDefined: () => 'is required',
  isIso8601: () => 'must be a date such as 2026-01-31',
  isEmail: () => 'must be an email address such as name@example.com',
  isUrl: () => 'must be a web address that begins with http:// or https://',
  min: (limit) => msg`must be ${limit} or more`,
  max: (limit) => msg`must be ${limit} or less`,
  minLength: (limit) => msg`must have at least ${limit} characters`,
  maxLength: (limit) => msg`may have at most ${limit} characters`,
  arrayMinSize: (limit) => msg`must have at least ${limit} entries`,
  arrayMaxSize: (limit) => msg`may have at most ${limit} entries`,
  arrayUnique: () => 'must not contain duplicates',
};

/** The rules that presuppose a type, which class-validator may check before the type itself. */
const PRESUMED: Readonly<Record<string, keyof typeof RULES>> = {
  minLength: 'isString',
  maxLength: 'isString',
  matches: 'isString',
  min: 'isNumber',
  max: 'isNumber',
  arrayMinSize: 'isArray',
  arrayMaxSize: 'isArray',
  arrayUnique: 'isArray',
};
const HAS_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  isString: (value) => typeof value === 'string',
  isNumber: (value) => typeof value === 'number',
  isArray: (value) => Array.isArray(value),
};

/** What is wrong with a value of another type than the failed rule is about; undefined if its type is right. */
export function typeSentence(rule: string, text: string, value: unknown): TranslatableText | undefined {
  const isEach = /^each value in /.test(text);
  if (isEach && Array.isArray(value)) return undefined;
  const type = isEach ? 'isArray' : PRESUMED[rule];
  return type && !HAS_TYPE[type]?.(value) ? RULES[type]?.(0) : undefined;
}

/** Switches are 1 and 0 on the wire only (specification §3.1). */
const choiceOf = (choices: string): TranslatableText =>
  choices === '0,1' ? 'must be either on or off' : msg`must be one of ${choices.replaceAll(',', ', ')}`;

const CHOICES = 'must be one of the following values: ';

/**
 * Message of a failed rule for the person who filled in the field.
 * @param text the library's message, whose technical English is never shown, or the rule's own
 */
export function ruleSentence(property: string, rule: string, text: string): TranslatableText {
  const body = text.replace(/^each value in /, '').replace(/^nested property /, '');
  const isOwn = !body.startsWith(`${property} `) && !text.startsWith(`All ${property}'s `);
  if (isOwn) return parseStored(text);
  const rest = body.slice(property.length + 1);
  const choices = rest.split(CHOICES)[1];
  const limit = Number(/-?\d+(\.\d+)?/.exec(rest)?.[0]);
  const sentence = choices === undefined ? RULES[rule]?.(limit) : choiceOf(choices);
  const message = sentence ?? 'is not valid; please check it';
  return /^each value in /.test(text) ? sentenceAboutEach(property, message) : message;
}
