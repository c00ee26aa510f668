import type { Type } from '@nestjs/common';
import { getMetadataStorage, type ValidationArguments } from 'class-validator';
import { plainly } from '../../src/kernel/http';
import { figuresOf, Sentence } from '../../src/kernel/wording';

/** What class-validator's own storage holds of a rule. */
interface Rule {
  constraintCls: () => unknown;
  constraints?: unknown[];
  message?: string | ((asked: ValidationArguments) => string);
}

interface Storage {
  validationMetadatas: Map<unknown, Rule[]>;
  getTargetValidatorConstraints(
    rule: unknown,
  ): { instance: { defaultMessage?(asked: ValidationArguments): string } }[];
}

const NESTED = 'nested property field must be either object or array';

/** The sentences of all rules that the application's inputs have, as the catalogues know them. */
export function ruleSentences(_application: Type, known: ReadonlyMap<string, string>): Set<string> {
  const storage = getMetadataStorage() as unknown as Storage;
  const rules = [...storage.validationMetadatas.values()].flat();
  return new Set(
    rules.map((rule) => {
      const said = plainly('field', messageOf(rule, storage));
      if (said instanceof Sentence) return said.text;
      return known.has(said) ? said : figuresOf(said).text;
    }),
  );
}

/** The library's message about a field called `field`. */
function messageOf({ constraintCls, constraints = [], message }: Rule, storage: Storage): string {
  const asked = { targetName: '', property: 'field', object: {}, value: undefined, constraints };
  const [constraint] = storage.getTargetValidatorConstraints(constraintCls);
  const own = typeof message === 'function' ? message(asked) : message;
  const text = own ?? constraint?.instance.defaultMessage?.(asked) ?? NESTED;
  return text.replaceAll('$property', 'field').replaceAll('$constraint1', String(constraints[0]));
}
