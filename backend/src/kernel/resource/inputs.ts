import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Audience } from '@stoa/contracts';
import * as v from 'class-validator';
import { IsRateWithin, IsTranslations, type Field } from '../field';
import { AreInputs, IsInput, NotBlank } from '../http';
import { isVersioned } from '../versions';
import { writableFields, type ResourceDefinition } from './define-resource';

const FORMATS: Record<string, () => PropertyDecorator> = {
  email: () => v.IsEmail(),
  url: () => v.IsUrl({ protocols: ['http', 'https'], require_protocol: true }),
  phone: () =>
    v.Matches(/^\+?[\d\s().-]{4,24}$/, {
      message: 'must be a phone number of 4 to 24 characters, such as +44 20 7946 0958',
    }),
  color: () => v.Matches(/^#[0-9a-f]{6}$/i, { message: 'must be a color such as #1f6feb' }),
  code: () => v.Matches(/^[\w.-]+$/, { message: 'may contain only letters, digits, dots and dashes' }),
  password: () => applyDecorators(v.MinLength(8), NotBlank()),
};

function rulesOf(field: Field): PropertyDecorator[] {
  const [min, max] = field.range ?? [0, 2_147_483_647];
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'richtext':
    case 'slug':
      return [
        v.IsString(),
        v.MaxLength(field.max ?? 255),
        ...(field.required ? [v.Matches(/\S/, { message: 'must not be empty' })] : []),
        ...(field.format ? [FORMATS[field.format]?.() ?? v.IsString()] : []),
      ];
    case 'flag':
      return [v.IsBoolean()];
    case 'int':
    case 'money':
      return [v.IsInt(), v.Min(min), v.Max(max)];
    case 'rate':
      return [IsRateWithin(min, max)];
    case 'choice':
      return [v.IsIn([...(field.choices ?? [])])];
    case 'moment':
      return [v.IsISO8601({ strict: true })];
    case 'ref':
    case 'media':
      return [v.IsInt(), v.Min(1), v.Max(2_147_483_647)];
    case 'refmany':
      return [
        v.IsArray(),
        v.ArrayMaxSize(1000),
        v.ArrayUnique(),
        v.IsInt({ each: true }),
        v.Min(1, { each: true }),
        v.Max(2_147_483_647, { each: true }),
      ];
    case 'json':
      return shapeRules(field);
  }
}

function shapeRules({ shape }: Field): PropertyDecorator[] {
  const type = () => (shape?.type() ?? Object) as Type<unknown>;
  return [shape?.many ? AreInputs(type, 500) : IsInput(type)];
}

/** The Swagger property of a field. */
export function swaggerOf(field: Field): PropertyDecorator {
  const common = { required: field.required, nullable: !field.required };
  const types: Partial<Record<Field['kind'], object>> = {
    flag: { type: 'boolean' },
    int: { type: 'integer', minimum: field.range?.[0], maximum: field.range?.[1] },
    money: { type: 'integer', description: 'Minor units' },
    ref: { type: 'integer' },
    media: { type: 'integer' },
    refmany: { type: 'array', items: { type: 'integer' } },
    moment: { type: 'string', format: 'date-time' },
    choice: { type: 'string', enum: [...(field.choices ?? [])] },
    json: field.shape
      ? { type: () => field.shape?.type(), isArray: field.shape.many }
      : { type: 'object', additionalProperties: true },
  };
  return ApiProperty({ type: 'string', maxLength: field.max, ...types[field.kind], ...common } as never);
}

/** A required field may be omitted from an update, but not null. */
function presence(field: Field, demanded: boolean): PropertyDecorator {
  if (demanded) return v.IsDefined();
  return field.required ? v.ValidateIf((_, value) => value !== undefined) : v.IsOptional();
}

function decorate(target: Type, field: Field, demanded: boolean): void {
  const rules = [...rulesOf(field), presence(field, demanded), swaggerOf({ ...field, required: demanded })];
  for (const rule of rules) rule(target.prototype as object, field.name);
}

/** The Swagger schema of texts by language, then by field. */
function textsOf(translated: readonly Field[]): object {
  const fields = translated.map(({ name, max }) => [name, { type: 'string', maxLength: max }] as const);
  const additionalProperties = { type: 'object', properties: Object.fromEntries(fields) };
  return { type: 'object', description: 'Translations by language code and field', additionalProperties };
}

/** Builds the input class of an action; other properties are refused. */
export function inputClass(
  definition: ResourceDefinition,
  audience: Audience,
  action: 'create' | 'update',
): Type<Record<string, unknown>> {
  const fields = writableFields(definition, audience);
  const Input = { [`${definition.entity.name}${audience}${action}`]: class {} }[
    `${definition.entity.name}${audience}${action}`
  ] as Type<Record<string, unknown>>;
  for (const field of fields) decorate(Input, field, action === 'create' && field.required);
  const translated = fields.filter((field) => field.translated);
  if (translated.length) {
    for (const rule of [
      v.IsOptional(),
      IsTranslations(translated),
      ApiProperty({ required: false, ...textsOf(translated) } as never),
    ])
      rule(Input.prototype as object, 'translations');
  }
  if (action === 'update' && isVersioned(definition.entity)) {
    for (const rule of [v.IsOptional(), v.IsInt(), ApiProperty({ required: false, type: 'integer' })])
      rule(Input.prototype as object, 'version');
  }
  return Input;
}
