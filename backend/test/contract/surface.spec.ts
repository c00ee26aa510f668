import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@stoa/contracts';
import type { DeclaredRoute } from '../../src/kernel/access';
import { DeclaredAccess } from '../../src/kernel/access';
import { definedResources } from '../../src/kernel/resource';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Endpoint {
  method: string;
  path: string;
  auth: 'public' | 'customer' | 'vendor' | 'admin';
}

interface SpecifiedResource {
  resource: string;
  key: string;
  id: string | null;
  page: string;
  ops: string;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(__dirname, 'specification', `${name}.json`), 'utf8')) as T;
const endpoints = read<Endpoint[]>('endpoints');
const notBuilt = new Set(read<string[]>('not-built'));

const LETTERS: Record<string, Operation> = {
  l: 'list',
  c: 'create',
  g: 'one',
  u: 'update',
  d: 'delete',
  f: 'filter',
  e: 'export',
  s: 'updateStatus',
  D: 'updateDefault',
};

const shape = (method: string, path: string): string => `${method} ${path.replace(/\{\w+\}|:\w+/g, '*')}`;

describe('the specified API', () => {
  let shop: Shop;
  let routes: Map<string, DeclaredRoute>;

  beforeAll(async () => {
    shop = await startShop();
    const declared = shop.app.get(DeclaredAccess).routes();
    routes = new Map(declared.map((route) => [shape(route.method, route.path), route]));
  });
  afterAll(() => shop.close());

  it('is served, except exactly the calls listed as not built', () => {
    const missing = endpoints
      .map(({ method, path }) => ({ name: `${method} ${path}`, served: routes.has(shape(method, path)) }))
      .filter(({ name, served }) => served === notBuilt.has(name));
    expect(
      missing.map(({ name, served }) => `${name}: ${served ? 'served, but listed' : 'missing'}`),
    ).toEqual([]);
  });

  it('requires the specified audience for every call', () => {
    const wrong = endpoints.flatMap(({ method, path, auth }) => {
      const access = routes.get(shape(method, path))?.access;
      if (!access) return [];
      const audience = access.public ? 'public' : access.audience;
      return audience === auth ? [] : [`${method} ${path}: ${audience} instead of ${auth}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has the specified names and admin operations for every resource', () => {
    const specified = new Map(read<SpecifiedResource[]>('resources').map((one) => [one.resource, one]));
    const wrong = definedResources().flatMap((declared) => {
      const wanted = specified.get(declared.path);
      if (!wanted) return [];
      const names = [declared.key, declared.page, declared.idParam];
      const expected = [wanted.key, wanted.page, wanted.id];
      const missing = [...wanted.ops]
        .map((letter) => LETTERS[letter])
        .filter((operation) => operation && !routes.has(routeOf(declared.path, operation)));
      return String(names) === String(expected) && missing.length === 0
        ? []
        : [`${declared.path}: ${names.join('/')} (${expected.join('/')}), without ${missing.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no route without declared access', () => {
    expect([...routes.values()].filter((route) => !route.access)).toEqual([]);
  });
});

function routeOf(path: string, operation: Operation): string {
  const at = `/backend/api/admin/${path}`;
  const paths: Record<Operation, string> = {
    list: `GET ${at}`,
    create: `POST ${at}`,
    one: `GET ${at}/*`,
    update: `PUT ${at}/*`,
    delete: `DELETE ${at}/*`,
    filter: `POST ${at}/filter`,
    export: `POST ${at}/export`,
    updateStatus: `PUT ${at}/updateStatus/*`,
    updateDefault: `PUT ${at}/updateDefault/*`,
  };
  return paths[operation];
}
