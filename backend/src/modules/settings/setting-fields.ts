import type { FieldSchema, TextFormat } from '@stoa/contracts';
import * as v from 'class-validator';
import { IsTranslations } from '../../kernel/field';

/** A setting's declaration: how its screen shows it and which rules validate it. */
type Declaration = Omit<FieldSchema, 'name' | 'required' | 'writable'> & { required?: boolean };

const FIELDS = Symbol('settings');
const PHONE = /^\+?[\d\s().-]{4,24}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;

/** The keys that a group's class declares, in order. */
export function settingFields(group: object): FieldSchema[] {
  return (Reflect.getMetadata(FIELDS, group) as FieldSchema[] | undefined) ?? [];
}

/** Every key is optional, since null restores the default. */
function setting(declaration: Declaration, ...rules: PropertyDecorator[]): PropertyDecorator {
  return (prototype, property) => {
    const field = { required: false, ...declaration, name: String(property), writable: true };
    Reflect.defineMetadata(FIELDS, [...settingFields(prototype.constructor), field], prototype.constructor);
    for (const rule of [v.IsOptional(), ...rules]) rule(prototype, property);
  };
}

const FORMATS: Partial<Record<TextFormat, () => PropertyDecorator>> = {
  email: () => v.IsEmail(),
  phone: () =>
    v.Matches(PHONE, { message: 'must be a phone number of 4 to 24 characters, such as +44 20 7946 0958' }),
  url: () => v.IsUrl({ protocols: ['http', 'https'], require_protocol: true }),
};

interface TextOptions {
  max: number;
  required?: boolean;
  translated?: boolean;
  format?: TextFormat;
}

/** An empty string means "not set", so formats are validated for other values only. */
function filledOnly(rule: PropertyDecorator): PropertyDecorator {
  return (prototype, property) => {
    v.ValidateIf((values: Record<string, unknown>) => values[String(property)] !== '')(prototype, property);
    rule(prototype, property);
  };
}

/** A single-line text. */
export function Line(options: TextOptions): PropertyDecorator {
  const format = options.format && FORMATS[options.format];
  return setting(
    { kind: 'text', ...options },
    v.IsString(),
    v.MaxLength(options.max),
    ...(options.required ? [v.Matches(/\S/, { message: 'must not be empty' })] : []),
    ...(format ? [filledOnly(format())] : []),
  );
}

/** A multi-line text. */
export function Lines(options: Omit<TextOptions, 'format'>): PropertyDecorator {
  return setting({ kind: 'longtext', ...options }, v.IsString(), v.MaxLength(options.max));
}

/** On or off, as 1 or 0 (specification §3.1). */
export function Switch(): PropertyDecorator {
  return setting({ kind: 'flag' }, v.IsIn([0, 1]));
}

/** A whole number within bounds. */
export function Integer(min: number, max: number): PropertyDecorator {
  return setting({ kind: 'int', range: [min, max] }, v.IsInt(), v.Min(min), v.Max(max));
}

/** An amount in minor units of the shop's default currency. */
export function Amount(max = 1_000_000_000_000): PropertyDecorator {
  return setting({ kind: 'money', range: [0, max] }, v.IsInt(), v.Min(0), v.Max(max));
}

/** A share from nothing to the whole, as an exact fraction: `0.125` is 12.5 %. */
export function Share(): PropertyDecorator {
  const message = 'must be a fraction from 0 to 1 with at most 6 decimals';
  return setting({ kind: 'rate', range: [0, 1] }, v.Matches(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, { message }));
}

/** One of a fixed set of values. */
export function OneOf(choices: readonly string[]): PropertyDecorator {
  return setting({ kind: 'choice', choices }, v.IsIn([...choices]));
}

/** An ordered list of distinct values from a fixed set. */
export function SomeOf(choices: readonly string[]): PropertyDecorator {
  return setting(
    { kind: 'json', choices },
    v.IsArray(),
    v.ArrayUnique(),
    v.IsIn([...choices], { each: true }),
  );
}

/** E-mail addresses. */
export function Addresses(max: number): PropertyDecorator {
  return setting(
    { kind: 'json', format: 'email' },
    v.IsArray(),
    v.ArrayMaxSize(max),
    v.ArrayUnique(),
    v.IsEmail({}, { each: true }),
  );
}

/** A colour such as `#0f766e`. */
export function Colour(): PropertyDecorator {
  return setting(
    { kind: 'text', format: 'color', max: 7 },
    v.Matches(COLOUR, { message: 'must be a color such as #1f6feb' }),
  );
}

/** The id of a record of a resource, or of a picture in the media library. */
export function RecordOf(resource: string): PropertyDecorator {
  return setting(
    { kind: resource === 'media' ? 'media' : 'ref', reference: resource },
    v.IsInt(),
    v.Min(1),
    v.Max(2_147_483_647),
  );
}

/** A text that is stored encrypted and never returned. */
export function Secret(): PropertyDecorator {
  return setting(
    { kind: 'text', writeOnly: true, format: 'password', max: 255 },
    v.IsString(),
    v.MaxLength(255),
  );
}

/** Translations of the translated keys declared above it, by locale. */
export function Texts(): PropertyDecorator {
  return (prototype, property) => {
    v.IsOptional()(prototype, property);
    IsTranslations(settingFields(prototype.constructor).filter((field) => field.translated))(
      prototype,
      property,
    );
  };
}
