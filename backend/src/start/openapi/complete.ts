import type { OpenAPIObject } from '@nestjs/swagger';
import type { DeclaredRoute } from '../../kernel/access';
import { type RouteRules, routeRules } from './access-descriptions';
import { answerOf, nameOfSuccess, type Success, successWith } from './answers';
import { withExample } from './examples';
import { FAILURE, FailureResponses } from './failures';
import { ANSWER_SCHEMAS } from './generated/answers';
import { HEADER_COMPONENTS } from './headers';
import { OPERATIONS } from './generated/descriptions';
import { described, type Parameter, REQUEST_HEADERS } from './parameters';
import { inputComments, inputDescriptions, withDescriptions } from './property-descriptions';
import { type DeclaredOperation, recordComponents, resourceOperations, type Schema } from './record-schemas';
import { shareParts, type Use } from './shared-parts';
import { SHOPPING_EXAMPLES } from './shopping-examples';
import { capital, summaryOf } from './summaries';
import { webhookRequests } from './webhooks';

type Reference = { $ref: string };

interface OpenApiOperation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  security?: unknown[];
  responses: Record<string, object>;
}

/** Calls that the specification makes GET although they change something. */
const WRITING_READS = /\/(deleteMedia|updateRiderCommission)\b/;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds to the framework's document what the declarations say: answers, failures, names, headers, meanings, examples. */
export function completed(document: OpenAPIObject, routes: readonly DeclaredRoute[]): OpenAPIObject {
  const declared = resourceOperations();
  const rules = routeRules(routes);
  const failures = new FailureResponses();
  const operations: OpenApiOperation[] = [];
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = (item as Partial<Record<string, OpenApiOperation>>)[method];
      if (!operation) continue;
      const address = `${method} ${path}`;
      describe(operation, declared.get(address), rules.get(address));
      complete(operation, method, path, declared.get(address), failures);
      operations.push(operation);
    }
  const schemas = apart(document.components?.schemas, ANSWER_SCHEMAS, recordComponents(), {
    Failure: FAILURE,
  });
  document.components = {
    ...document.components,
    headers: HEADER_COMPONENTS,
    responses: shareParts('responses', operations.flatMap(successesOf), failures.components()),
    parameters: shareParts('parameters', operations.flatMap(parametersOf), REQUEST_HEADERS),
    schemas: withMeanings(schemas),
  } as OpenAPIObject['components'];
  return Object.assign(document, { 'x-webhooks': webhookRequests() });
}

/** Each component with what its fields mean, and an example of each. */
function withMeanings(schemas: Record<string, Schema>): Record<string, Schema> {
  const inputs = inputDescriptions();
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const described = withDescriptions(schema, inputs[name] ?? inputComments(name));
      return [name, withExample(described, '', name)];
    }),
  );
}

/** What a call does, from its declaration or the comments in its source, who may make it and how often. */
function describe(operation: OpenApiOperation, declared?: DeclaredOperation, rules?: RouteRules): void {
  const does = declared?.description ?? OPERATIONS[operation.operationId];
  operation.description = [does, rules?.access, rules?.limits].filter(Boolean).join('\n\n');
}

/** All components together; inputs, answers and records have different names. */
function apart(...groups: (Record<string, unknown> | undefined)[]): Record<string, Schema> {
  const names = groups.flatMap((group = {}) => Object.keys(group));
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length) throw new Error(`Several components are named ${twice.join(', ')}`);
  return Object.assign({}, ...groups) as Record<string, Schema>;
}

function complete(
  operation: OpenApiOperation,
  method: string,
  path: string,
  declared: DeclaredOperation | undefined,
  failures: FailureResponses,
): void {
  const { operationId: handler, parameters = [], requestBody } = operation;
  const own = parameters.flatMap((one) => ('$ref' in one ? [] : [described(one, path)]));
  const id = idOf(method, path);
  operation.operationId = id;
  operation.summary = declared?.summary ?? (operation.summary || summaryOf(method, path));
  operation.security ??= [];
  operation.parameters = [...own, ...headersOf(path)];
  for (const content of Object.values(requestBody?.content ?? {})) {
    content.schema = withExample(content.schema, '', id);
    const example = SHOPPING_EXAMPLES[`${method} ${path}`];
    if (example) content.example = example;
  }
  operation.responses = {
    ...successes(operation, withExample(declared?.answer ?? answerOf(handler, path), '', id)),
    ...failures.build({
      id,
      method: declared?.name ?? handler,
      path,
      writes: method !== 'get' || WRITING_READS.test(path),
      hasParameters: own.some((one) => one.in === 'query'),
    }),
  };
}

function successes({ responses }: OpenApiOperation, schema: Schema): Record<string, Success> {
  const stated = Object.keys(responses).filter((status) => /^[23]/.test(status));
  return Object.fromEntries(
    (stated.length ? stated : ['200']).map((status) => [status, successWith(schema)]),
  );
}

/** `get /backend/api/admin/products/{id}` → `getAdminProductsById`: methods and addresses are unique. */
function idOf(method: string, path: string): string {
  const parts = path.replace('/backend/api', '').split(/[/_-]/).filter(Boolean);
  const named = parts.map((part) =>
    part.startsWith('{') ? `By${capital(part.slice(1, -1))}` : capital(part),
  );
  return `${method}${named.join('')}`.replace(/\W/g, '');
}

/** Every call has a language; prices are asked for in a currency and carts kept by a session in the storefront alone. */
function headersOf(path: string): Reference[] {
  const names = ['Language', 'ConsumerKey', 'ConsumerSecret'];
  if (path.includes('/web/')) names.push('Currency', 'Session');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function successesOf({ operationId, responses }: OpenApiOperation): Use[] {
  return Object.entries(responses).flatMap(([status, part]) => {
    const name = '$ref' in part ? undefined : nameOfSuccess(part as Success);
    if (!name) return [];
    const refer = (reference: Reference): void => void (responses[status] = reference);
    return [{ part, name, operation: operationId, refer }];
  });
}

function parametersOf({ operationId, parameters = [] }: OpenApiOperation): Use[] {
  return parameters.flatMap((part, place) => {
    if ('$ref' in part) return [];
    const refer = (reference: Reference): void => void (parameters[place] = reference);
    return [{ part, name: capital(part.name), operation: operationId, refer }];
  });
}
