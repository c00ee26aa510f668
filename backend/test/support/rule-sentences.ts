import { getMetadataStorage, type ValidationArguments } from 'class-validator';
import { ruleSentence } from '../../src/kernel/http';
import { figuresOf, type TranslatableText, Sentence } from '../../src/kernel/wording';

/** A rule in class-validator's metadata storage. */
interface Rule {
  propertyName: string;
  constraintCls: () => unknown;
  constraints?: unknown[];
  message?: string | ((asked: ValidationArguments) => string);
  each?: boolean;
  name?: string;
  type: string;
}

interface Constraint {
  name: string;
  instance: { defaultMessage?(asked: ValidationArguments): string };
}

interface Storage {
  validationMetadatas: Map<unknown, Rule[]>;
  getTargetValidatorConstraints(rule: unknown): Constraint[];
}

/** A validation rule of an input: its field, message and numeric limits. */
export interface RuleOfInput {
  field: string;
  rule: string;
  said: TranslatableText;
  limits: number[];
  /** The allowed values of a choice, as listed in the message. */
  choices: string;
}

/** Conditional rules, which have no message. */
const SILENT = new Set(['conditionalValidation', 'isOptional', 'whitelistValidation']);

/** All validation rules of all inputs declared so far. */
export function inputRules(): RuleOfInput[] {
  const storage = getMetadataStorage() as unknown as Storage;
  return [...storage.validationMetadatas.values()]
    .flat()
    .filter(({ type, name }) => !SILENT.has(type) && !SILENT.has(name ?? ''))
    .map((rule) => {
      const [constraint] = storage.getTargetValidatorConstraints(rule.constraintCls);
      const name = constraint?.name ?? rule.name ?? rule.type;
      const text = messageOf(rule, constraint);
      return {
        field: rule.propertyName,
        rule: name,
        said: ruleSentence(rule.propertyName, name, text),
        choices: [rule.constraints?.[0] ?? []].flat().join(', '),
        limits: (rule.constraints ?? []).filter((limit) => typeof limit === 'number'),
      };
    });
}

/** The messages of all validation rules, as the catalogues of texts contain them. */
export function ruleSentences(known: ReadonlyMap<string, string>): Set<string> {
  return new Set(inputRules().flatMap(({ said }) => textsOf(said, known)));
}

/** A sentence and its nested ones, without field labels. */
function textsOf(said: TranslatableText, known: ReadonlyMap<string, string>): string[] {
  if (said instanceof Sentence && said.values.length > 0) {
    const inner = said.values.filter((value) => value instanceof Sentence);
    return [said.text, ...inner.flatMap((each) => textsOf(each, known))];
  }
  const text = typeof said === 'string' ? said : said.text;
  if (text.startsWith('field:')) return [];
  return [known.has(text) ? text : figuresOf(text).text];
}

/** The message that class-validator would produce for the field. */
function messageOf(rule: Rule, constraint: Constraint | undefined): string {
  const { propertyName: property, constraints = [], message, each = false } = rule;
  const asked = { targetName: '', property, object: {}, value: undefined, constraints };
  const nested = `${each ? 'each value in ' : ''}nested property ${property} must be either object or array`;
  const own = typeof message === 'function' ? message(asked) : message;
  const text = own ?? constraint?.instance.defaultMessage?.(asked) ?? nested;
  return text.replaceAll('$property', property).replaceAll('$constraint1', () => String(constraints[0]));
}
