import type { Type, ValidationError } from '@nestjs/common';
import { ValidationPipe } from '@nestjs/common';
import { type ClassTransformOptions, plainToInstance } from 'class-transformer';
import { validate, type ValidatorOptions } from 'class-validator';
import type { TranslatableText } from '../translation';
import { Failure, type FieldRefusals } from './failure';
import type { InputChecks } from './input-checks';
import { leaveOutNulls } from './leave-out-nulls';
import { obeysRules } from './obeys-rules';
import { ruleSentence, typeSentence } from './rule-sentence';
import { keepValidationMetadata } from './validation-metadata';

// Once per process, since class-validator's storage is global.
keepValidationMetadata();

/** Maximum number of fields in one response. */
const MAX_FIELDS = 50;
/** Maximum length of a field name that is repeated in a response. */
const MAX_NAME_LENGTH = 100;

function collect(errors: ValidationError[], path: string, into: FieldRefusals): FieldRefusals {
  for (const error of errors) {
    if (Object.keys(into).length >= MAX_FIELDS) break;
    // A body that is no object has no property name.
    const name = ((error.property as string | undefined) ?? 'body').slice(0, MAX_NAME_LENGTH);
    const field = path ? `${path}.${name}` : name;
    if (error.constraints) into[field] = messagesOf(error, error.constraints);
    collect(error.children ?? [], field, into);
  }
  return into;
}

/** One message for a missing field, and one for an unknown field. */
function messagesOf(error: ValidationError, constraints: Record<string, string>): TranslatableText[] {
  const { property, value } = error;
  if (constraints.whitelistValidation) return ['is not a known field; please leave it out'];
  // Nest's error for a body that is an array, a string or a number has no value.
  if (!('value' in error)) return ['must be filled in field by field'];
  if (value === undefined || value === null) return ['is required'];
  return Object.entries(constraints).map(
    ([rule, text]) => typeSentence(rule, text, value as unknown) ?? ruleSentence(property, rule, text),
  );
}

const RULES: ValidatorOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  validationError: { target: false, value: true },
};
const CONVERSION: ClassTransformOptions = { enableImplicitConversion: false };

/**
 * Turns null into absence before validation where it has no meaning, and leaves path parameters strings: Nest
 * would turn `0xb` into the number 11 before the id pipe could refuse it.
 */
class InputPipe extends ValidationPipe {
  constructor(private readonly checks?: InputChecks) {
    super({
      ...RULES,
      transform: true,
      transformOptions: CONVERSION,
      exceptionFactory: (errors) => Failure.invalid(collect(errors, '', {})),
    });
  }

  protected override async validate(input: object, options?: ValidatorOptions): Promise<ValidationError[]> {
    if (Array.isArray(input)) throw Failure.field('body', 'must be filled in field by field');
    leaveOutNulls(input);
    // Not its own `constructor`, which a client may send.
    const { constructor } = Object.getPrototypeOf(input) as { constructor: Type<object> };
    if (obeysRules(input, constructor)) return [];
    const errors = await super.validate(input, options);
    if (errors.length === 0 || !this.checks) return errors;
    const refused = collect(errors, '', {});
    throw Failure.invalid({ ...(await this.checks.errors(input, refused)), ...refused });
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/**
 * Errors of a value of our own making, by the rules of an input class. Costs less than the pipe, which also guards
 * against what only requests can contain.
 */
export async function inputErrors(value: object, type: Type<object>): Promise<FieldRefusals> {
  if (obeysRules(value, type)) return {};
  const input = plainToInstance(type, value, CONVERSION);
  leaveOutNulls(input);
  return collect(await validate(input, RULES), '', {});
}

/**
 * Refuses unknown fields and wrong types; never converts silently.
 * @param checks made of refused bodies beside the rules, so that all errors are answered at once
 */
export function validationPipe(checks?: InputChecks): ValidationPipe {
  return new InputPipe(checks);
}
