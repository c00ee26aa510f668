import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import type { Country } from './country.entity';

/** Stores countries: upper-cases the codes and validates the postcode pattern. */
@Injectable()
export class CountryStore extends ResourceStore<Country> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(checked(input), bounds, actor);
  }

  override update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<Country | void> {
    return super.update(id, checked(input), bounds, actor);
  }
}

function checked(input: Values): Values {
  const codes = { ...input };
  for (const [field, length] of [
    ['iso2', 2],
    ['iso3', 3],
  ] as const) {
    if (input[field] === undefined) continue;
    const code = String(input[field]).toUpperCase();
    if (!/^[A-Z]+$/.test(code) || code.length !== length)
      throw Failure.field(field, `must be ${length} letters`);
    codes[field] = code;
  }
  if (input.dial_code !== undefined && !/^\+\d{1,6}$/.test(String(input.dial_code)))
    throw Failure.field('dial_code', 'must be a prefix such as +44');
  if (input.postcode_regex === '') return { ...codes, postcode_regex: null };
  if (typeof input.postcode_regex === 'string' && !isPattern(input.postcode_regex))
    throw Failure.field('postcode_regex', 'must be a regular expression');
  return codes;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
