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

/** Maximum of an id column. */
export const MAX_ID = 2_147_483_647;

/** Parses an id in plain digits; null for other forms that `Number` accepts, such as `0x1` and `1e1`. */
export function idOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id < 1 || id > MAX_ID ? null : id;
}

/** The id of a record. */
export function IsId(): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: 'integer' }), IsInt(), Min(1), Max(MAX_ID));
}

/** The id of a record, or null. */
export function IsOptionalId(): PropertyDecorator {
  const shown = ApiPropertyOptional({ type: 'integer', nullable: true });
  return applyDecorators(shown, IsOptional(), IsInt(), Min(1), Max(MAX_ID));
}

/** The same for a query string, where every value is a string. */
export function IsOptionalQueryId(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (idOf(value) ?? value) : value,
    ),
    IsOptionalId(),
  );
}

/** A non-blank string. */
export function IsFilled(max: number): PropertyDecorator {
  const filled = Matches(/\S/, { message: 'must not be empty' });
  return applyDecorators(ApiProperty({ type: 'string' }), IsString(), filled, MaxLength(max));
}

/** May be omitted, but not null. */
export function IsUndefinable(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}

/** The id of a record; may be omitted, but not null. */
export function IsUndefinableId(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer' }),
    IsUndefinable(),
    IsInt(),
    Min(1),
    Max(MAX_ID),
  );
}

/** A non-blank string; may be omitted, but not null. */
export function IsUndefinableText(max: number): PropertyDecorator {
  const filled = Matches(/\S/, { message: 'must not be empty' });
  return applyDecorators(
    ApiPropertyOptional({ type: 'string' }),
    IsUndefinable(),
    IsString(),
    filled,
    MaxLength(max),
  );
}

/** A string, or null. */
export function IsOptionalText(max: number): PropertyDecorator {
  const shown = ApiPropertyOptional({ type: 'string', nullable: true });
  return applyDecorators(shown, IsOptional(), IsString(), MaxLength(max));
}

/** An idempotency key of 32 hexadecimal digits that identifies repeats of a request. */
export function IsRequestKey(): PropertyDecorator {
  const shown = ApiPropertyOptional({
    description: 'The same key again has no further effect: for repeats after a lost answer',
  });
  const message = 'must be 32 digits from 0 to 9 and letters from a to f';
  return applyDecorators(shown, IsOptional(), Matches(/^[0-9a-f]{32}$/, { message }));
}

/** Contains more than white space. */
export function NotBlank(): PropertyDecorator {
  return Matches(/\S/, { message: 'must not be empty' });
}

/** A new password. */
export function IsNewPassword(): PropertyDecorator {
  const shown = ApiProperty({ type: 'string', format: 'password', minLength: 8 });
  return applyDecorators(shown, IsString(), MinLength(8), NotBlank(), MaxLength(200));
}
