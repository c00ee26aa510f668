import type { ValidationError } from '@nestjs/common';
import { ValidationPipe } from '@nestjs/common';
import type { ValidatorOptions } from 'class-validator';
import type { Said } from '../wording';
import { Failure, type FieldRefusals } from './failure';
import { leaveOutNulls } from './leave-out-nulls';
import { ruleSentence } from './rule-sentence';
import { keepValidationMetadata } from './validation-metadata';

// Once in a process: what class-validator knows is the process's own.
keepValidationMetadata();

/** Fields that one answer complains of at most; whoever sends more wrong ones is no person at a form. */
const MOST_FIELDS = 50;
/** Characters of a field's name that are repeated. */
const LONGEST_NAME = 100;

function collect(errors: ValidationError[], path: string, into: FieldRefusals): FieldRefusals {
  for (const error of errors) {
    if (Object.keys(into).length >= MOST_FIELDS) break;
    // A body that is no object has no property to name.
    const name = ((error.property as string | undefined) ?? 'body').slice(0, LONGEST_NAME);
    const field = path ? `${path}.${name}` : name;
    if (error.constraints) into[field] = messagesOf(error, error.constraints);
    collect(error.children ?? [], field, into);
  }
  return into;
}

/** Words for people: a missing field is only missing, an unknown one only unknown. */
function messagesOf(error: ValidationError, constraints: Record<string, string>): Said[] {
  const { property, value } = error;
  if (constraints.whitelistValidation) return ['is not a known field; please leave it out'];
  // What the framework says of a body that is a list, a text or a number: an error without a value.
  if (!('value' in error)) return ['must be filled in field by field'];
  if (value === undefined || value === null) return ['is required'];
  return Object.entries(constraints).map(([rule, text]) => ruleSentence(property, rule, text));
}

/**
 * Takes null for absence where nothing else can be meant by it, before anything is checked, and hands the parts of an
 * address on as the texts they are: Nest would make the number 11 of `0xb` before the pipe of ids could refuse it.
 */
class InputPipe extends ValidationPipe {
  protected override validate(
    input: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    leaveOutNulls(input);
    return super.validate(input, options);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Refuses unknown fields and wrong types; never converts silently (reliability §1.3). */
export function validationPipe(): ValidationPipe {
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false },
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => Failure.invalid(collect(errors, '', {})),
  });
}
