import type { ValidationError } from '@nestjs/common';
import { ValidationPipe } from '@nestjs/common';
import { type Said, say } from '../wording';
import { Failure, type FieldRefusals } from './failure';

function collect(errors: ValidationError[], path: string, into: FieldRefusals): FieldRefusals {
  for (const error of errors) {
    const field = path ? `${path}.${error.property}` : error.property;
    if (error.constraints) into[field] = messagesOf(error, error.constraints);
    collect(error.children ?? [], field, into);
  }
  return into;
}

/** Words for people: a missing field is only missing, an unknown one only unknown. */
function messagesOf({ property, value }: ValidationError, constraints: Record<string, string>): Said[] {
  if (constraints.whitelistValidation) return ['is not a known field'];
  if (value === undefined || value === null) return ['is required'];
  return Object.values(constraints).map((text) => oneOf(text.replace(`${property} `, '')));
}

const CHOICES = 'must be one of the following values: ';

/** The library names choices within its finished sentence; they are no words to translate. */
function oneOf(text: string): Said {
  return text.startsWith(CHOICES) ? say`must be one of ${text.slice(CHOICES.length)}` : text;
}

/** Refuses unknown fields and wrong types; never converts silently (reliability §1.3). */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false },
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => Failure.invalid(collect(errors, '', {})),
  });
}
