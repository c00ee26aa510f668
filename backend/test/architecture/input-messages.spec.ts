import 'reflect-metadata';
import { LANGUAGES } from '@stoa/contracts';
import { AppModule } from '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { Failure, failureBody, labelOf } from '../../src/kernel/http';
import type { Languages } from '../../src/kernel/i18n';
import { MessageTranslator } from '../../src/kernel/translation';
import { inputRules, type RuleOfInput } from '../support/rule-sentences';

/** Each language without a fallback to another: missing texts stay English. */
const translator = new MessageTranslator({ chain: (language: string) => [language] } as unknown as Languages);

/** Terms that only programmers use. */
const TECHNICAL =
  /\b(text|integer|array|string|boolean|elements?|decimal number|ISO|hexadecimal)\b|must be an? (email|url|object)(?! address)\b/i;
/** Every English message contains at least one of these words, and no message in another language does. */
const ENGLISH = /(?<!\p{L})(must|may|have|least|most|required|such as|please)(?!\p{L})/iu;

/** The message for an input that breaks the rule. */
function answered({ field, text: text }: RuleOfInput, language: string): string {
  const { errors } = failureBody(Failure.invalid({ [field]: [text] }), translator.in(language));
  return errors?.[field]?.join(' ') ?? '';
}

/** Without the label, which may contain any word, and without the codes of the choices. */
const bare = ({ sentence, label, choices }: { sentence: string; label: string; choices: string }): string =>
  sentence.replaceAll(label, '').replaceAll(choices || label, '');

describe.each([...LANGUAGES])('validation messages in %s', (language: string) => {
  const rules = AppModule && definedResources().length > 0 ? inputRules() : [];
  const messages = rules.map((rule) => {
    const label = translator.translate(labelOf(rule.field), language);
    const sentence = answered(rule, language);
    return { ...rule, label, sentence, where: `${rule.field} ${rule.rule}: ${sentence}` };
  });
  const whereNot = (holds: (one: (typeof messages)[number]) => boolean) =>
    messages.filter((one) => !holds(one)).map(({ where }) => where);

  it('cover more than 2000 input rules', () => {
    expect(messages.length).toBeGreaterThan(2000);
  });

  it('contain the translated label of the field', () => {
    expect(whereNot(({ sentence, label }) => label !== '' && sentence.includes(label))).toEqual([]);
  });

  it('contain every limit of the rule', () => {
    const figures = (text: string): string[] => [...(text.match(/-?\d+(\.\d+)?/g) ?? [])];
    expect(
      whereNot(({ sentence, limits }) => limits.every((limit) => figures(sentence).includes(`${limit}`))),
    ).toEqual([]);
  });

  it('contain no technical terms', () => {
    expect(whereNot((one) => !TECHNICAL.test(bare(one)))).toEqual([]);
  });

  it('are full sentences in that language', () => {
    expect(whereNot(({ sentence }) => /[.।]$/.test(sentence))).toEqual([]);
    expect(whereNot((one) => ENGLISH.test(bare(one)) === (language === 'en'))).toEqual([]);
  });
});
