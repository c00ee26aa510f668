import type { Audience } from '@stoa/contracts';
import { AUDIENCES } from '@stoa/contracts';
import { openApi } from '../../src/start/docs';
import { at } from './composed-example';
import type { Shop } from './shop';

/** The subset of JSON Schema that the OpenAPI document uses, references resolved. */
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

/** An operation of the OpenAPI document. */
export interface ApiOperation {
  method: string;
  path: string;
  /** The audience whose session it requires; null if it is public. */
  audience: Audience | null;
  /** Query parameters by name. */
  query: Record<string, Schema>;
  body: Schema | null;
}

interface Described {
  security?: Record<string, unknown>[];
  parameters?: { $ref?: string; name?: string; in?: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Maximum depth of nested references. */
const DEPTH = 6;

/** All operations of the published OpenAPI document. */
export function apiOperations(shop: Shop): ApiOperation[] {
  const document = JSON.parse(JSON.stringify(openApi(shop.app))) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => operationOf(document, method, path, described)),
  );
}

function operationOf(document: object, method: string, path: string, described: Described): ApiOperation {
  const schemes = (described.security ?? []).flatMap((one) => Object.keys(one));
  const parameters = (described.parameters ?? []).map((one) => followed(document, one, DEPTH) as typeof one);
  const query = parameters.filter((one) => one.in === 'query');
  const [content] = Object.values(described.requestBody?.content ?? {});
  return {
    method: method.toUpperCase(),
    path,
    audience: AUDIENCES.find((audience) => schemes.includes(audience)) ?? null,
    query: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    body: content?.schema ? (followed(document, content.schema, DEPTH) as Schema) : null,
  };
}

/** A schema with its references resolved. */
function followed(document: object, value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((one) => followed(document, one, depth));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, allOf } = value as { $ref?: string; allOf?: unknown[] };
  if ($ref) return depth === 0 ? {} : followed(document, at(document, $ref), depth - 1);
  if (allOf) return Object.assign({}, ...allOf.map((one) => followed(document, one, depth))) as object;
  const entries = Object.entries(value).map(([name, one]) => [name, followed(document, one, depth)]);
  return Object.fromEntries(entries) as object;
}
