import type { Type } from '@nestjs/common';
import { applyDecorators } from '@nestjs/common';
import { Type as Nested } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** A nested input, validated by its class; no null and no array, which `ValidateNested` alone accepts. */
export function IsInput(input: () => Type<unknown>): PropertyDecorator {
  return applyDecorators(IsObject(), ValidateNested(), Nested(input));
}

/** An array of inputs, each validated by its class; none may be null or an array. */
export function AreInputs(input: () => Type<unknown>, max: number): PropertyDecorator {
  const each = { each: true } as const;
  const rules = [IsArray(), ArrayMaxSize(max), IsObject(each), ValidateNested(each), Nested(input)];
  return applyDecorators(...rules);
}
