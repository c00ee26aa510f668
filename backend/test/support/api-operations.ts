import type { Audience } from '@stoa/contracts';
import { AUDIENCES } from '@stoa/contracts';
import { openApi } from '../../src/start/docs';
import type { Shop } from './shop';

/** As much of a JSON schema as the API's description uses, its references followed. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** One operation as the API's own description states it. */
export interface ApiOperation {
  method: string;
  path: string;
  /** Whose session it asks for; nobody's where it is open to everyone. */
  audience: Audience | null;
  /** Parameters of the query by their names. */
  query: Record<string, Schema>;
  body: Schema | null;
}

interface Described {
  security?: Record<string, unknown>[];
  parameters?: { name?: string; in?: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** References are followed so many times inside each other. */
const DEPTH = 6;

/** Every operation of the API, from the document that is served to programmers. */
export function apiOperations(shop: Shop): ApiOperation[] {
  const document = JSON.parse(JSON.stringify(openApi(shop.app))) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => operationOf(document, method, path, described)),
  );
}

function operationOf(document: object, method: string, path: string, described: Described): ApiOperation {
  const asked = (described.security ?? []).flatMap((one) => Object.keys(one));
  const query = (described.parameters ?? []).filter((one) => one.in === 'query');
  const [content] = Object.values(described.requestBody?.content ?? {});
  return {
    method: method.toUpperCase(),
    path,
    audience: AUDIENCES.find((audience) => asked.includes(audience)) ?? null,
    query: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    body: content?.schema ? (followed(document, content.schema, DEPTH) as Schema) : null,
  };
}

/** A schema with what its references name in their place. */
function followed(document: object, value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((one) => followed(document, one, depth));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, allOf } = value as { $ref?: string; allOf?: unknown[] };
  if ($ref) return depth === 0 ? {} : followed(document, at(document, $ref), depth - 1);
  if (allOf) return Object.assign({}, ...allOf.map((one) => followed(document, one, depth))) as object;
  const entries = Object.entries(value).map(([name, one]) => [name, followed(document, one, depth)]);
  return Object.fromEntries(entries) as object;
}

function at(document: object, reference: string): unknown {
  const parts = reference.replace('#/', '').split('/');
  return parts.reduce((place, part) => (place as Record<string, never>)[part] ?? {}, document);
}
