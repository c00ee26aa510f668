import type { Type } from '@nestjs/common';
import { applyDecorators } from '@nestjs/common';
import { Type as Nested } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** One input inside another, checked by its own class; neither null nor a list, which `ValidateNested` alone lets through. */
export function IsInput(input: () => Type<unknown>): PropertyDecorator {
  return applyDecorators(IsObject(), ValidateNested(), Nested(input));
}

/** A list of inputs, each checked by its own class; none of them may be null or a list. */
export function AreInputs(input: () => Type<unknown>, most: number): PropertyDecorator {
  const each = { each: true } as const;
  const rules = [IsArray(), ArrayMaxSize(most), IsObject(each), ValidateNested(each), Nested(input)];
  return applyDecorators(...rules);
}
