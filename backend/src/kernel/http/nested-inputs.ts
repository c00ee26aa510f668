import type { Type } from '@nestjs/common';
import { applyDecorators } from '@nestjs/common';
import { Type as Nested } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

const NESTED_INPUT = Symbol('nestedInput');

/** The class that a field's nested inputs were declared with. */
export function nestedInput(type: Type<unknown>, field: string): Type<unknown> | undefined {
  const input = Reflect.getMetadata(NESTED_INPUT, type.prototype as object, field) as
    (() => Type<unknown>) | undefined;
  return input?.();
}

/** A nested input, validated by its class; no null and no array, which `ValidateNested` alone accepts. */
export function IsInput(input: () => Type<unknown>): PropertyDecorator {
  const declared = Reflect.metadata(NESTED_INPUT, input);
  return applyDecorators(IsObject(), ValidateNested(), Nested(input), declared);
}

/** An array of inputs, each validated by its class; none may be null or an array. */
export function AreInputs(input: () => Type<unknown>, max: number): PropertyDecorator {
  const each = { each: true } as const;
  const rules = [IsArray(), ArrayMaxSize(max), IsObject(each), ValidateNested(each), Nested(input)];
  return applyDecorators(...rules, Reflect.metadata(NESTED_INPUT, input));
}
