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
  return Object.values(constraints).map((text) => plainly(property, text));
}

const CHOICES = 'must be one of the following values: ';

/** The library's finished sentence about a field without the field's name; choices are no words to translate. */
export function plainly(property: string, text: string): Said {
  const said = text
    .replace(`each value in nested property ${property} `, 'each entry ')
    .replace(`each value in ${property} `, 'each entry ')
    .replace(`nested property ${property} `, '')
    .replace(`All ${property}'s elements must be unique`, 'must not hold anything twice')
    .replace(`${property} `, '');
  const [before = '', choices] = said.split(CHOICES);
  if (choices === undefined) return said;
  return before ? say`each entry must be one of ${choices}` : say`must be one of ${choices}`;
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
