import 'reflect-metadata';
import { LANGUAGES } from '@stoa/contracts';
import { AppModule } from '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { Failure, failureBody, labelOf } from '../../src/kernel/http';
import type { Languages } from '../../src/kernel/i18n';
import { Wording } from '../../src/kernel/wording';
import { inputRules, type RuleOfInput } from '../support/rule-sentences';

/** Each language as it stands, without falling back to another: what is missing stays English. */
const wording = new Wording({ chain: (language: string) => [language] } as unknown as Languages);

/** What only programmers call things. */
const TECHNICAL =
  /\b(text|integer|array|string|boolean|elements?|decimal number|ISO|hexadecimal)\b|must be an? (email|url|object)(?! address)\b/i;
/** Words that an English sentence of these rules can't do without, and no other language has. */
const ENGLISH = /(?<!\p{L})(must|may|have|least|most|required|such as|please)(?!\p{L})/iu;

/** What a person is answered whose input breaks the rule. */
function answered({ field, said }: RuleOfInput, language: string): string {
  const { errors } = failureBody(Failure.invalid({ [field]: [said] }), wording.in(language));
  return errors?.[field]?.join(' ') ?? '';
}

/** Without labels, which may hold any word, and without the codes that a choice is made from. */
const bare = ({ sentence, label, choices }: { sentence: string; label: string; choices: string }): string =>
  sentence.replaceAll(label, '').replaceAll(choices || label, '');

describe.each([...LANGUAGES])('what an input is refused with, in %s', (language: string) => {
  const rules = AppModule && definedResources().length > 0 ? inputRules() : [];
  const told = rules.map((rule) => {
    const label = wording.translate(labelOf(rule.field), language);
    const sentence = answered(rule, language);
    return { ...rule, label, sentence, where: `${rule.field} ${rule.rule}: ${sentence}` };
  });
  const whereNot = (holds: (one: (typeof told)[number]) => boolean) =>
    told.filter((one) => !holds(one)).map(({ where }) => where);

  it('is asked of all inputs', () => {
    expect(told.length).toBeGreaterThan(2000);
  });

  it('names the field in the reader’s words', () => {
    expect(whereNot(({ sentence, label }) => label !== '' && sentence.includes(label))).toEqual([]);
  });

  it('names every limit', () => {
    const figures = (text: string): string[] => [...(text.match(/-?\d+(\.\d+)?/g) ?? [])];
    expect(
      whereNot(({ sentence, limits }) => limits.every((limit) => figures(sentence).includes(`${limit}`))),
    ).toEqual([]);
  });

  it('holds no technical word', () => {
    expect(whereNot((one) => !TECHNICAL.test(bare(one)))).toEqual([]);
  });

  it('is a whole sentence in that language', () => {
    expect(whereNot(({ sentence }) => /[.।]$/.test(sentence))).toEqual([]);
    expect(whereNot((one) => ENGLISH.test(bare(one)) === (language === 'en'))).toEqual([]);
  });
});
