import { validate } from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { HEADERS, WEBHOOK_EVENT_TYPES } from '@stoa/contracts';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { validationPipe } from '../../src/kernel/http';
import { openApi } from '../../src/start/docs';
import { SHOPPING_EXAMPLES } from '../../src/start/openapi/shopping-examples';
import { inJsonSchema } from '../support/answer-validation';
import { at, ExampleComposer, type ExampleSchema } from '../support/composed-example';
import { inputClasses } from '../support/input-classes';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: ExampleSchema;
}

type Content = Record<string, { schema: ExampleSchema; example?: unknown }>;

interface Described {
  operationId: string;
  summary: string;
  description?: string;
  security?: object[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; headers?: object }>;
}

/** Parameters whose format is not obvious from the name: they need an example even if optional. */
const FORMED = ['sort', 'range', 'filter', 'ids'];

describe('the OpenAPI document', () => {
  let shop: Shop;
  let document: { paths: Record<string, Record<string, Described>> };
  let operations: [address: string, operation: Described][];

  beforeAll(async () => {
    shop = await startShop();
    document = JSON.parse(JSON.stringify(openApi(shop.app))) as typeof document;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, one]) => [`${method} ${path}`, withParts(one)] as [string, Described],
      ),
    );
  });
  afterAll(() => shop.close());

  /** The target of a `$ref` instead of the reference. */
  const meant = <T extends object>(part: T): T =>
    '$ref' in part ? (at(document, String(part.$ref)) as T) : part;
  const withParts = (operation: Described): Described => ({
    ...operation,
    parameters: operation.parameters.map(meant),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, meant(response)]),
    ),
  });
  const without = (isThere: (operation: Described) => boolean): string[] =>
    operations.flatMap(([address, operation]) => (isThere(operation) ? [] : [address]));

  it('is valid', async () => {
    await expect(validate(structuredClone(document) as never)).resolves.toBeDefined();
    expect(operations.length).toBeGreaterThan(800);
  });

  it('passes Redocly’s recommended rules', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // `customers/{id}/identities` and `customers/updateStatus/{id}`: an id is a number, so no address is both.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  }, 60_000);

  it('describes the properties of every response', () => {
    const isBare = (schema: unknown): boolean => /^\{("type":"object")?\}$/.test(JSON.stringify(schema));
    expect(
      without(({ responses }) =>
        Object.values(responses).every(({ content }) => {
          const { properties = {} } = content?.['application/json']?.schema ?? {};
          return !Object.values(properties).some((one) => isBare(one) || isBare(one.items));
        }),
      ),
    ).toEqual([]);
  });

  it('gives every operation a unique id and a summary', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(without(({ summary }) => Boolean(summary))).toEqual([]);
  });

  const describedAs = (address: string): string =>
    operations.find(([one]) => one === address)?.[1].description ?? '';

  it('says of every operation who may call it, and of most what they do', () => {
    expect(without(({ description }) => description?.includes('**Access**') ?? false)).toEqual([]);
    const explained = operations.filter(([, { description }]) => !description?.startsWith('**'));
    expect(explained.length / operations.length).toBeGreaterThan(0.85);
    const products = describedAs('get /backend/api/vendor/products');
    expect(products).toContain('**Filter** by `');
    expect(products).toContain('vendors’ users with the permission `products.read`');
    expect(products).toContain('own records');
    const login = describedAs('post /backend/api/admin/auth/login');
    expect(login).toContain('10 requests in 1 min per IP address and account');
  });

  it('describes every field of declared resources, in answers and inputs, and most of the others', () => {
    const { schemas } = (document as unknown as { components: { schemas: Record<string, ExampleSchema> } })
      .components;
    const isResource = (name: string): boolean =>
      /(_(admin|vendor)|(admin|vendor)(create|update))$/.test(name);
    const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).map(([name, field]) => ({
        schema,
        name,
        text: field as { description?: string },
      })),
    );
    const bare = fields.filter(({ text }) => !text.description && !('$ref' in text));
    expect(bare.filter(({ schema }) => isResource(schema))).toEqual([]);
    expect(bare.length / fields.length).toBeLessThan(0.25);
  });

  it('shows a purchase whose requests are valid', async () => {
    const ajv = addFormats(new Ajv({ strict: false }));
    ajv.addSchema(inJsonSchema(document) as object, 'openapi');
    const shown = operations.flatMap(([address, { requestBody }]) => {
      const { schema, example } = requestBody?.content['application/json'] ?? {};
      return schema && example ? [{ address, schema, example }] : [];
    });
    expect(shown.map(({ address }) => address).sort()).toEqual(Object.keys(SHOPPING_EXAMPLES).sort());
    const inputs = inputClasses(shop.app);
    for (const { address, schema, example } of shown) {
      const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
      expect([address, ajv.validate(pointed, example), ajv.errors]).toEqual([address, true, null]);
      const metatype = inputs.get(String(schema.$ref).split('/').at(-1) ?? '');
      await validationPipe().transform(structuredClone(example), { type: 'body', metatype });
    }
  });

  it('says which message a failure code stands for', () => {
    const checkout = operations.find(([address]) => address.endsWith('/executePayment'))?.[1].responses;
    expect(JSON.stringify(checkout?.['409'])).toContain('- `cart_empty`: Your cart is empty.');
  });

  it('describes every parameter', () => {
    expect(
      without(({ parameters }) =>
        parameters.every(({ name, description }) => (description?.length ?? 0) > name.length),
      ),
    ).toEqual([]);
  });

  it('has the headers that every storefront operation accepts', () => {
    const ofStorefront = operations.filter(([address]) => address.includes('/web/'));
    const headersOf = ({ parameters }: Described): string[] =>
      parameters.filter((one) => one.in === 'header').map(({ name }) => name);
    const accepted = [HEADERS.currency, HEADERS.session, HEADERS.consumerKey, HEADERS.consumerSecret];
    expect(ofStorefront.length).toBeGreaterThan(150);
    for (const [address, operation] of ofStorefront)
      expect([address, headersOf(operation)]).toEqual([address, expect.arrayContaining(accepted)]);
  });

  it('describes the success and failure responses of every operation, and Accept-Language', () => {
    const succeeds = ({ responses }: Described): boolean =>
      Object.entries(responses).some(
        ([status, { content = {} }]) =>
          /^[23]/.test(status) && Object.values(content).every(({ schema }) => schema),
      );
    expect(without(succeeds)).toEqual([]);
    expect(
      without(({ responses }) =>
        ['400', '429', '500'].every((status) => JSON.stringify(responses[status]).includes('/Failure')),
      ),
    ).toEqual([]);
    expect(
      without(
        ({ security, responses }) => !security?.length || Boolean(responses['401'] && responses['403']),
      ),
    ).toEqual([]);
    expect(without(({ parameters }) => parameters.some(({ name }) => name === 'Accept-Language'))).toEqual(
      [],
    );
  });

  it('has a valid example of every parameter that is required or has a special format', () => {
    const ajv = addFormats(new Ajv({ strict: false }));
    const isShown = ({ name, required, example, schema }: Parameter): boolean =>
      example === undefined
        ? !required && !FORMED.includes(name)
        : ajv.validate(inJsonSchema(schema) as object, example);
    expect(without(({ parameters }) => parameters.every(isShown))).toEqual([]);
  });

  it('has an example of every request body and response that is valid against its schema', () => {
    const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
    ajv.addSchema(inJsonSchema(document) as object, 'openapi');
    const faults = new Map<string, string[]>();
    const faultsOf = (schema: ExampleSchema): string[] => {
      const composer = new ExampleComposer(document);
      const example = composer.of(schema);
      const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
      const isRight = ajv.validate(inJsonSchema(pointed) as object, example);
      return [...composer.lacking, ...(isRight ? [] : [ajv.errorsText()])];
    };
    const wrongIn = (content: Content = {}): string[] =>
      Object.entries(content).flatMap(([type, { schema }]) => {
        if (type !== 'application/json' && type !== 'multipart/form-data') return [];
        const key = JSON.stringify(schema);
        const problems = faults.get(key) ?? faultsOf(schema);
        faults.set(key, problems);
        return problems;
      });
    const wrong = operations.flatMap(([address, { requestBody, responses }]) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((part) => wrongIn(part?.content))
        .map((fault) => `${address}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has request body examples that pass validation', async () => {
    const { schemas } = (document as unknown as { components: { schemas: Record<string, ExampleSchema> } })
      .components;
    const refused: Record<string, unknown> = {};
    for (const [name, metatype] of inputClasses(shop.app)) {
      const schema = schemas[name];
      if (!schema) continue;
      const example = new ExampleComposer(document).of(schema);
      await validationPipe()
        .transform(structuredClone(example), { type: 'body', metatype })
        .catch((failure: { errors?: unknown }) => (refused[name] = failure.errors ?? failure));
    }
    expect(refused).toEqual({});
  });

  it('lists the error codes of every failure response', () => {
    const codesOf = (content?: Content): unknown[] =>
      content?.['application/json']?.schema.allOf?.[1]?.properties?.code?.enum ?? [];
    expect(
      without(({ responses }) =>
        Object.entries(responses).every(([status, { content }]) => status < '400' || codesOf(content).length),
      ),
    ).toEqual([]);
    const checkout = operations.find(([address]) => address.endsWith('/executePayment'))?.[1].responses;
    expect(codesOf(checkout?.['409']?.content)).toEqual(
      expect.arrayContaining(['cart_empty', 'insufficient_stock', 'total_changed']),
    );
    const unit = operations.find(([address]) => address === 'post /backend/api/admin/units')?.[1].responses;
    expect(codesOf(unit?.['409']?.content)).not.toContain('cart_empty');
  });

  it('describes a resource’s records by their declared fields', () => {
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

  it('describes the request of every webhook', () => {
    const ajv = addFormats(new Ajv({ strict: false }));
    ajv.addSchema(inJsonSchema(document) as object, 'openapi');
    const webhooks = (document as unknown as { 'x-webhooks': Record<string, { post: Described }> })[
      'x-webhooks'
    ];
    expect(Object.keys(webhooks)).toEqual(WEBHOOK_EVENT_TYPES);
    const { summary, requestBody } = webhooks['order.paid']?.post ?? {};
    expect(summary).toBe('Order paid');
    const schema = JSON.stringify(requestBody?.content['application/json']?.schema);
    const pointed = JSON.parse(schema.replaceAll('"#/', '"openapi#/')) as object;
    const event = { id: 'evt_1', type: 'order.paid', created_at: '2026-03-01T10:00:00Z' };
    const isValid = (payload: object): boolean => ajv.validate(pointed, payload);
    expect(isValid({ ...event, data: { id: 42, number: 'A-1' } })).toBe(true);
    expect(isValid({ ...event, data: { number: 'A-1' } })).toBe(false);
    expect(isValid({ ...event, type: 'order.placed', data: { id: 42 } })).toBe(false);
  });
});
