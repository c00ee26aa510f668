import { DeclaredAccess } from '../../src/kernel/access';
import { openApi } from '../../src/start/docs';
import type { Shop } from './shop';

/** Audience of a call: operators, vendors or shoppers. */
export type Caller = 'admin' | 'vendor' | 'web';

/** A parameter or field of a call that may contain record ids. */
export interface IdPlace {
  at: 'path' | 'query' | 'body';
  name: string;
}

/** An operation of the OpenAPI document. */
export interface DocumentedCall {
  /** Method and path, for messages. */
  name: string;
  method: string;
  path: string;
  caller: Caller;
  /** Whether it is public. */
  isOpen: boolean;
  /** The permission that an operator or vendor user needs; null where a session suffices. */
  permission: string | null;
  ids: IdPlace[];
}

interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Described {
  security?: object[];
  parameters?: { $ref?: string; in: IdPlace['at']; name: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const BASE = '/backend/api';
const ID = /^ids?$|_ids?$/;

/** All operations of the OpenAPI document, with every parameter that may contain an id. */
export function documentedCalls(shop: Shop): DocumentedCall[] {
  const document = JSON.parse(JSON.stringify(openApi(shop.app))) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = document.components;
  const permissions = permissionsOf(shop);
  return Object.entries(document.paths).flatMap(([address, item]) => {
    const path = address.replace(BASE, '');
    // Riders only have calls about their own deliveries: rider-accounts.spec.ts.
    if (path.startsWith('/rider/')) return [];
    return Object.entries(item).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      caller: callerOf(path),
      isOpen: !described.security?.length,
      permission: permissions.get(shapeOf(method, address)) ?? null,
      ids: [...parameters(described), ...bodyIds(described, schemas)],
    }));
  });
}

const shapeOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{\w+\}|:\w+/g, '*')}`;

function permissionsOf(shop: Shop): Map<string, string | null> {
  const routes = shop.app.get(DeclaredAccess).routes();
  return new Map(
    routes.map(({ method, path, access }) => [
      shapeOf(method, path),
      access && !access.public ? access.permission : null,
    ]),
  );
}

function callerOf(path: string): Caller {
  if (path.startsWith('/admin/')) return 'admin';
  return path.startsWith('/vendor/') ? 'vendor' : 'web';
}

/** Every path parameter may be an id; query parameters are recognised by name. */
function parameters({ parameters: all = [] }: Described): IdPlace[] {
  return all
    .filter(({ $ref, in: at, name }) => !$ref && (at === 'path' || (at === 'query' && ID.test(name))))
    .map(({ in: at, name }) => ({ at, name }));
}

function bodyIds({ requestBody }: Described, schemas: Record<string, Schema>): IdPlace[] {
  const names = Object.values(requestBody?.content ?? {}).flatMap(({ schema = {} }) =>
    idsIn(schema, '', schemas, []),
  );
  return [...new Set(names)].map((name) => ({ at: 'body' as const, name }));
}

function idsIn(
  schema: Schema,
  before: string,
  schemas: Record<string, Schema>,
  seen: readonly string[],
): string[] {
  const named = schema.$ref?.split('/').pop();
  if (named)
    return seen.includes(named) ? [] : idsIn(schemas[named] ?? {}, before, schemas, [...seen, named]);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const inside = schema.items ? [...parts, schema.items] : parts;
  return [
    ...inside.flatMap((part) => idsIn(part, before, schemas, seen)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      ID.test(name) ? [`${before}${name}`] : idsIn(part, `${before}${name}.`, schemas, seen),
    ),
  ];
}
