import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { nestedInput } from './nested-inputs';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;
type Rule = Rules[number];
type Check = (value: unknown, input: object) => unknown;

/** The rules of one field, in the order in which class-validator applies them. */
interface FieldRules {
  name: string;
  /** The other rules hold only if all of these do. */
  conditions: ((input: object, value: unknown) => boolean)[];
  checks: Check[];
  /** Class of its nested inputs. */
  nested: Type<unknown> | null;
}

/** The rules of an input by field; null if one is of a kind that isn't checked here. */
type InputRules = ReadonlyMap<string, FieldRules> | null;

const inputRules = new WeakMap<Rules, InputRules>();

/**
 * Whether a plain value certainly obeys the rules of an input class, and has no other field. False doesn't tell that it
 * doesn't: class-validator has to find the errors. It makes an instance of the class, and an error for every field
 * before it looks at it, which takes several times as long as the checks, and of imported rows nearly all are right.
 */
export function obeysRules(value: object, type: Type<unknown>): boolean {
  const fields = rulesOf(type);
  if (!fields) return false;
  const values = value as Record<string, unknown>;
  for (const name of Object.keys(values)) if (!fields.has(name)) return false;
  for (const field of fields.values()) if (!holds(field, values[field.name], value)) return false;
  return true;
}

function rulesOf(type: Type<unknown>): InputRules {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(type, '', false, false);
  const known = inputRules.get(rules);
  if (known !== undefined) return known;
  const groups = Object.entries(storage.groupByPropertyName(rules));
  const fields = groups.flatMap(([name, group]) => fieldOf(type, name, group) ?? []);
  const isComplete = fields.length > 0 && fields.length === groups.length;
  const made = isComplete ? new Map(fields.map((field) => [field.name, field])) : null;
  inputRules.set(rules, made);
  return made;
}

function fieldOf(type: Type<unknown>, name: string, rules: Rules): FieldRules | null {
  const field: FieldRules = { name, conditions: [], checks: [], nested: null };
  for (const rule of rules)
    switch (rule.type) {
      case ValidationTypes.CONDITIONAL_VALIDATION:
        field.conditions.push(rule.constraints?.[0] as FieldRules['conditions'][number]);
        break;
      case ValidationTypes.NESTED_VALIDATION:
        field.nested = nestedInput(type, name) ?? null;
        if (!field.nested) return null;
        break;
      case ValidationTypes.IS_DEFINED:
      case ValidationTypes.CUSTOM_VALIDATION:
        field.checks.push(...checksOf(type, rule));
        break;
      default:
        return null;
    }
  return field;
}

function checksOf({ name: targetName }: Type<unknown>, rule: Rule): Check[] {
  const { propertyName: property, constraints, each, validateIf } = rule;
  return getMetadataStorage()
    .getTargetValidatorConstraints(rule.constraintCls)
    .map(({ instance }) => (value, object) => {
      if (validateIf && !validateIf(object, value)) return true;
      const facts = { value, constraints, targetName, object, property };
      if (!each || !isMany(value)) return instance.validate(value, facts);
      return [...value.values()].every((one) => instance.validate(one, facts) === true);
    });
}

function holds({ conditions, checks, nested }: FieldRules, value: unknown, input: object): boolean {
  for (const condition of conditions) if (!condition(input, value)) return true;
  // A promise is not true, either: its outcome is left to class-validator.
  for (const check of checks) if (check(value, input) !== true) return false;
  return nested === null || value === undefined || holdsNested(value, nested);
}

function holdsNested(value: unknown, type: Type<unknown>): boolean {
  if (Array.isArray(value)) return value.every((one) => one !== undefined && holdsNested(one, type));
  return typeof value === 'object' && value !== null && !isMany(value) && obeysRules(value, type);
}

function isMany(value: unknown): value is unknown[] | Set<unknown> | Map<unknown, unknown> {
  return Array.isArray(value) || value instanceof Set || value instanceof Map;
}
