import { DeclaredAccess } from '../../src/kernel/access';
import { openApi } from '../../src/start/docs';
import type { Shop } from './shop';

/** Whose calls they are: an operator's, a vendor's or a shopper's. */
export type Caller = 'admin' | 'vendor' | 'web';

/** A place of a call that may hold the id of a record, or several. */
export interface IdPlace {
  at: 'path' | 'query' | 'body';
  name: string;
}

/** An operation of the API as its document describes it. */
export interface DocumentedCall {
  /** Method and path, by which it is spoken of. */
  name: string;
  method: string;
  path: string;
  caller: Caller;
  /** Whether anybody may call it, without a session. */
  isOpen: boolean;
  /** What an operator or a vendor's person must hold; null where being signed in is enough. */
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

/** Every operation that the document names, with each place of it that may hold an id. */
export function documentedCalls(shop: Shop): DocumentedCall[] {
  const document = JSON.parse(JSON.stringify(openApi(shop.app))) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = document.components;
  const permissions = permissionsOf(shop);
  return Object.entries(document.paths).flatMap(([address, item]) => {
    const path = address.replace(BASE, '');
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

/** Whatever stands in an address can be an id; what stands behind it says so by its name. */
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
