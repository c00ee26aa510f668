import { validate } from '@apidevtools/swagger-parser';
import { openApi } from '../../src/start/docs';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Parameter {
  $ref?: string;
  name?: string;
  description?: string;
}

interface Described {
  operationId: string;
  summary: string;
  security?: object[];
  parameters: Parameter[];
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { schema?: object }>; headers?: object }
  >;
}

describe('the OpenAPI document', () => {
  let shop: Shop;
  let document: { paths: Record<string, Record<string, Described>> };
  let operations: [address: string, operation: Described][];

  beforeAll(async () => {
    shop = await startShop();
    document = JSON.parse(JSON.stringify(openApi(shop.app))) as typeof document;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, one]) => [`${method} ${path}`, one] as [string, Described]),
    );
  });
  afterAll(() => shop.close());

  const without = (isThere: (operation: Described) => boolean): string[] =>
    operations.flatMap(([address, operation]) => (isThere(operation) ? [] : [address]));

  it('is valid', async () => {
    await expect(validate(structuredClone(document) as never)).resolves.toBeDefined();
    expect(operations.length).toBeGreaterThan(800);
  });

  it('names every operation by itself, with a summary', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(without(({ summary }) => Boolean(summary))).toEqual([]);
  });

  it('describes every parameter', () => {
    expect(
      without(({ parameters }) =>
        parameters.every(
          ({ $ref, name, description }) => $ref ?? (description?.length ?? 0) > (name?.length ?? 0),
        ),
      ),
    ).toEqual([]);
  });

  it('says what every operation answers, when it fails too', () => {
    const succeeds = ({ responses }: Described): boolean =>
      Object.entries(responses).some(
        ([status, { content = {} }]) =>
          /^[23]/.test(status) && Object.values(content).every(({ schema }) => schema),
      );
    expect(without(succeeds)).toEqual([]);
    expect(
      without(({ responses }) =>
        ['400', '429', '500'].every((status) => responses[status]?.$ref?.includes('/Failure')),
      ),
    ).toEqual([]);
    expect(
      without(
        ({ security, responses }) => !security?.length || Boolean(responses['401'] && responses['403']),
      ),
    ).toEqual([]);
    expect(without(({ parameters }) => parameters.some(({ $ref }) => $ref?.endsWith('/Language')))).toEqual(
      [],
    );
  });

  it('shows a resource’s records by their declared fields', () => {
    const schema = (
      document as unknown as { components: { schemas: Record<string, { properties: object }> } }
    ).components.schemas.Unit_admin;
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'name', 'symbol', 'created_at']),
    );
    expect(JSON.stringify(document.paths['/backend/api/admin/units']?.get?.responses['200'])).toContain(
      'Unit_admin',
    );
  });
});
