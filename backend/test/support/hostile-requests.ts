import * as fc from 'fast-check';
import type { ApiOperation, Schema } from './api-operations';
import * as hostile from './hostile-values';

/** A raw request. */
export interface HostileRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Draws values from fast-check's generator, so that a seed determines the whole request. */
class Draw {
  constructor(private readonly gen: fc.GeneratorValue) {}

  of<T>(choices: readonly T[]): T {
    return choices[this.gen(fc.nat, { max: choices.length - 1 })] as T;
  }

  /** True once in `times` draws on average. */
  oneIn(times: number): boolean {
    return this.gen(fc.nat, { max: times - 1 }) === 0;
  }

  value(): unknown {
    if (this.oneIn(8)) return this.gen(fc.jsonValue, { maxDepth: 3 });
    if (this.oneIn(8)) return this.gen(fc.string, { unit: 'binary', maxLength: 30 });
    // A copy, because its fields may be mutated.
    return structuredClone(this.of(hostile.HOSTILE_VALUES));
  }
}

/** Malformed requests for an operation; the same ones for the same seed. */
export function hostileRequests(operation: ApiOperation, seed: number, count: number): HostileRequest[] {
  const request = fc.gen().map((gen) => requestOf(operation, new Draw(gen)));
  return fc.sample(request, { seed, numRuns: count });
}

function requestOf({ method, path, query, body }: ApiOperation, draw: Draw): HostileRequest {
  const headers = draw.oneIn(8) ? draw.of(hostile.HOSTILE_HEADERS) : {};
  const url = `${pathOf(path, draw)}${queryOf(query, draw)}`;
  if (method === 'GET') return { method, url, headers };
  const payload = draw.oneIn(6)
    ? draw.of(hostile.HOSTILE_BODIES)
    : jsonOf(bodyOf(body ?? { type: 'object' }, draw));
  const type = draw.oneIn(12) ? draw.of(hostile.HOSTILE_TYPES) : 'application/json';
  return { method, url, headers: { 'content-type': type, ...headers }, payload };
}

/** Mostly ids of existing records, so that code after the look-up is reached too. */
function pathOf(path: string, draw: Draw): string {
  return path.replaceAll(/\{\w+\}/g, () =>
    draw.oneIn(4) ? draw.of(hostile.HOSTILE_IDS) : draw.of(['1', '2', '3', '4', '9']),
  );
}

function queryOf(query: Record<string, Schema>, draw: Draw): string {
  const parameters = Object.entries(query).flatMap(([name, schema]) =>
    draw.oneIn(3) ? [`${name}=${encoded(parameterOf(name, schema, draw))}`] : [],
  );
  if (parameters.length > 0 && draw.oneIn(8)) parameters.push(parameters[0] ?? '');
  if (draw.oneIn(10))
    parameters.push(draw.of(['nothing=1', 'a[b]=1', '__proto__=1', 'constructor=1', '%ff=%ff', '&&=']));
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

function parameterOf(name: string, schema: Schema, draw: Draw): string {
  if (['sort', 'range', 'filter'].includes(name)) return draw.of(hostile.HOSTILE_LIST_TEXTS);
  return String(draw.oneIn(2) ? sampleOf(name, schema, draw) : text(draw.value()));
}

/** Lone surrogates can't be URL-encoded, but their bytes can be sent. */
function encoded(value: string): string {
  return /\p{Cs}/u.test(value) ? '%ed%a0%80' : encodeURIComponent(value);
}

const text = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

/** A valid input with a few invalid fields, possibly nested ones. */
function bodyOf(schema: Schema, draw: Draw): unknown {
  const input = sampleOf('body', schema, draw);
  const places = [...placesOf(input)];
  if (draw.oneIn(10))
    places.push([input as Record<string, unknown>, draw.of(['nothing', '', 'constructor', 'then'])]);
  const wrong = draw.of([0, 1, 1, 1, 2, 3]);
  for (let n = 0; n < wrong && places.length > 0; n++) {
    const [holder, name] = draw.of(places);
    holder[name] = draw.value();
  }
  return input;
}

/** All fields of an input, including nested ones and list items. */
function* placesOf(value: unknown): Generator<[holder: Record<string, unknown>, name: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield [value as Record<string, unknown>, name];
    yield* placesOf(inner);
  }
}

/** Valid texts by format or field name. */
const FORMS: readonly [name: RegExp, form: (n: number) => string][] = [
  [/email/, (n) => `fuzz${n}@stoa.test`],
  [/phone/, () => '+44 20 7946 0958'],
  [/url|link|image/, () => 'https://stoa.test/x'],
  [/colou?r/, () => '#1f6feb'],
  [/password/, () => 'correct horse'],
  [/currency/, () => 'USD'],
  [/locale|language/, () => 'en'],
  [/rate|share|percent/, () => '0.1'],
  [/_at$|date|since|until/, () => '2026-01-15T12:00:00.000Z'],
  [/status|state/, () => 'active'],
];

function sampleOf(name: string, schema: Schema, draw: Draw): unknown {
  if (schema.enum?.length) return draw.of(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(name, schema, draw);
    case 'array':
      return draw.oneIn(4) ? [] : [sampleOf(name, schema.items ?? {}, draw)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, draw.of([1, 1, 2, 3]));
    case 'boolean':
      return draw.oneIn(2);
    default:
      return textOf(name, schema, draw);
  }
}

function objectOf(name: string, { properties = {} }: Schema, draw: Draw): unknown {
  const names = Object.entries(properties);
  if (names.length === 0 && name === 'filter') return conditionsOf(draw);
  // Omits fields at random, required ones too.
  const present = names.filter(() => !draw.oneIn(12));
  return Object.fromEntries(present.map(([field, schema]) => [field, sampleOf(field, schema, draw)]));
}

function conditionsOf(draw: Draw): object {
  const field = draw.of([
    'q',
    'id',
    'status',
    'name',
    'vendor_id',
    'created_at_gte',
    'created_at',
    'is_featured',
  ]);
  return draw.oneIn(3) ? {} : { [field]: draw.value() };
}

function textOf(name: string, { format, maxLength = 200 }: Schema, draw: Draw): string {
  const n = draw.of([1, 2, 3, 40, 500]);
  const form = FORMS.find(([pattern]) => pattern.test(`${format} ${name}`))?.[1];
  return (form?.(n) ?? `${name} ${n}`).slice(0, maxLength);
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(`"${hostile.HUGE}"`, hostile.HUGE.slice(1, -1));
}
