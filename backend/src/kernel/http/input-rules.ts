import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';

/** The greatest id that a column holds. */
export const MAX_ID = 2_147_483_647;

/** The id that a text spells in plain digits; null for all else that `Number` would take, such as `0x1` and `1e1`. */
export function idOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id < 1 || id > MAX_ID ? null : id;
}

/** The id of a record. */
export function IsId(): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: 'integer' }), IsInt(), Min(1), Max(MAX_ID));
}

/** The id of a record, or nothing. */
export function IsOptionalId(): PropertyDecorator {
  const shown = ApiPropertyOptional({ type: 'integer', nullable: true });
  return applyDecorators(shown, IsOptional(), IsInt(), Min(1), Max(MAX_ID));
}

/** The same in a query string, where everything is text. */
export function IsOptionalQueryId(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (idOf(value) ?? value) : value,
    ),
    IsOptionalId(),
  );
}

/** A text that says something. */
export function IsFilled(max: number): PropertyDecorator {
  const filled = Matches(/\S/, { message: 'must not be empty' });
  return applyDecorators(ApiProperty({ type: 'string' }), IsString(), filled, MaxLength(max));
}

/** May be left out, but not emptied by null. */
export function Given(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}

/** The id of a record, where one is given at all. */
export function IsGivenId(): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional({ type: 'integer' }), Given(), IsInt(), Min(1), Max(MAX_ID));
}

/** A text that says something, where it is given at all. */
export function IsGivenText(max: number): PropertyDecorator {
  const filled = Matches(/\S/, { message: 'must not be empty' });
  return applyDecorators(
    ApiPropertyOptional({ type: 'string' }),
    Given(),
    IsString(),
    filled,
    MaxLength(max),
  );
}

/** A text, or nothing. */
export function IsOptionalText(max: number): PropertyDecorator {
  const shown = ApiPropertyOptional({ type: 'string', nullable: true });
  return applyDecorators(shown, IsOptional(), IsString(), MaxLength(max));
}

/** Holds more than blanks. */
export function NotBlank(): PropertyDecorator {
  return Matches(/\S/, { message: 'must not be empty' });
}

/** A password that somebody chooses. */
export function IsNewPassword(): PropertyDecorator {
  const shown = ApiProperty({ type: 'string', format: 'password', minLength: 8 });
  return applyDecorators(shown, IsString(), MinLength(8), NotBlank(), MaxLength(200));
}
