import { recalled, type Said, say } from '../wording';
import { sentenceAboutEach } from './field-sentence';

/** What class-validator's own rules ask for, by their names; limits are the figures of its message, in their order. */
const RULES: Readonly<Record<string, (limit: number) => Said>> = {
  isString: () => 'must be written in letters, digits or symbols',
  isInt: () => 'must be a whole number',
  isNumber: () => 'must be a number',
  isBoolean: () => 'must be either on or off',
  isArray: () => 'must be a list',
  isObject: () => 'must be filled in field by field',
  nestedValidation: () => 'must be filled in field by field',
  isDefined: () => 'is required',
  isIso8601: () => 'must be a date such as 2026-01-31',
  isEmail: () => 'must be an email address such as name@example.com',
  isUrl: () => 'must be a web address that begins with http:// or https://',
  min: (limit) => say`must be ${limit} or more`,
  max: (limit) => say`must be ${limit} or less`,
  minLength: (limit) => say`must have at least ${limit} characters`,
  maxLength: (limit) => say`may have at most ${limit} characters`,
  arrayMinSize: (limit) => say`must have at least ${limit} entries`,
  arrayMaxSize: (limit) => say`may have at most ${limit} entries`,
  arrayUnique: () => 'must not contain duplicates',
};

/** Switches are 1 and 0 for programs alone (specification §3.1). */
const choiceOf = (choices: string): Said =>
  choices === '0,1' ? 'must be either on or off' : say`must be one of ${choices.replaceAll(',', ', ')}`;

const CHOICES = 'must be one of the following values: ';

/**
 * What a rule says of a field to the person who filled it in.
 * @param text the library's finished message, whose technical English nobody is shown, or the rule's own words
 */
export function ruleSentence(property: string, rule: string, text: string): Said {
  const body = text.replace(/^each value in /, '').replace(/^nested property /, '');
  const isOwn = !body.startsWith(`${property} `) && !text.startsWith(`All ${property}'s `);
  if (isOwn) return recalled(text);
  const rest = body.slice(property.length + 1);
  const choices = rest.split(CHOICES)[1];
  const limit = Number(/-?\d+(\.\d+)?/.exec(rest)?.[0]);
  const known = choices === undefined ? RULES[rule]?.(limit) : choiceOf(choices);
  const said = known ?? 'is not valid; please check it';
  return /^each value in /.test(text) ? sentenceAboutEach(property, said) : said;
}
