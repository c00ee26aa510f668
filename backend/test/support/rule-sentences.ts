import { getMetadataStorage, type ValidationArguments } from 'class-validator';
import { ruleSentence } from '../../src/kernel/http';
import { figuresOf, type TranslatableText, Sentence } from '../../src/kernel/translation';

/** A rule in class-validator's metadata storage. */
interface Rule {
  propertyName: string;
  constraintCls: () => unknown;
  constraints?: unknown[];
  message?: string | ((args: ValidationArguments) => string);
  each?: boolean;
  name?: string;
  type: string;
}

interface Constraint {
  name: string;
  instance: { defaultMessage?(args: ValidationArguments): string };
}

interface Storage {
  validationMetadatas: Map<unknown, Rule[]>;
  getTargetValidatorConstraints(rule: unknown): Constraint[];
}

/** A validation rule of an input: its field, message and numeric limits. */
export interface RuleOfInput {
  field: string;
  rule: string;
  text: TranslatableText;
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
        text: ruleSentence(rule.propertyName, name, text),
        choices: [rule.constraints?.[0] ?? []].flat().join(', '),
        limits: (rule.constraints ?? []).filter((limit) => typeof limit === 'number'),
      };
    });
}

/** The messages of all validation rules, as the catalogues of texts contain them. */
export function ruleSentences(sentences: ReadonlyMap<string, string>): Set<string> {
  return new Set(inputRules().flatMap(({ text }) => textsOf(text, sentences)));
}

/** A sentence and its nested ones, without field labels. */
function textsOf(message: TranslatableText, sentences: ReadonlyMap<string, string>): string[] {
  if (message instanceof Sentence && message.values.length > 0) {
    const inner = message.values.filter((value) => value instanceof Sentence);
    return [message.text, ...inner.flatMap((each) => textsOf(each, sentences))];
  }
  const text = typeof message === 'string' ? message : message.text;
  if (text.startsWith('field:')) return [];
  return [sentences.has(text) ? text : figuresOf(text).text];
}

/** The message that class-validator would produce for the field. */
function messageOf(rule: Rule, constraint: Constraint | undefined): string {
  const { propertyName: property, constraints = [], message, each = false } = rule;
  const args = { targetName: '', property, object: {}, value: undefined, constraints };
  const nested = `${each ? 'each value in ' : ''}nested property ${property} must be either object or array`;
  const own = typeof message === 'function' ? message(args) : message;
  const text = own ?? constraint?.instance.defaultMessage?.(args) ?? nested;
  return text.replaceAll('$property', property).replaceAll('$constraint1', () => String(constraints[0]));
}
