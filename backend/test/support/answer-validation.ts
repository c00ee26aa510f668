import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ValidateFunction } from 'ajv';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { at } from './composed-example';
import { preparedDocument } from './prepared-document';

/** A response and its request. */
interface GivenAnswer {
  method: string;
  url: string;
  status: number;
  type: string;
  text: string;
}

type Responses = Record<string, { $ref?: string; content?: Record<string, unknown> }>;

interface Documented {
  pattern: RegExp;
  address: string;
  responses: Responses;
}

/** Validates responses against the OpenAPI document; schemas are compiled on first use. */
export class AnswerValidation {
  private readonly ajv = addFormats(new Ajv({ strict: false, allErrors: true, validateFormats: true }));
  private readonly document: object;
  private readonly operations: Map<string, Documented[]>;
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(app: NestFastifyApplication) {
    const document = preparedDocument(app, inJsonSchema) as {
      paths: Record<string, Record<string, { responses: Responses }>>;
    };
    this.document = document;
    this.ajv.addSchema(document, 'openapi');
    this.operations = operationsOf(document.paths);
  }

  /** @throws Error that states how the response differs from the document */
  check({ method, url, status, type, text }: GivenAnswer): void {
    if (!type.includes('application/json') || !text) return;
    const operation = this.operationOf(method, url);
    if (!operation) return;
    const name = `${method} ${url} answered ${status}`;
    const response = operation.responses[status];
    if (!response) throw new Error(`${name}, which its documentation does not know: ${text.slice(0, 300)}`);
    const { content } = response.$ref ? (at(this.document, response.$ref) as typeof response) : response;
    if (!content?.['application/json']) return;
    const place = response.$ref?.slice(1) ?? `/paths/${operation.address}/responses/${status}`;
    const validate = this.schemaAt(`openapi#${place}/content/application~1json/schema`);
    if (validate(JSON.parse(text))) return;
    const errors = this.ajv.errorsText(validate.errors, { dataVar: 'answer', separator: '\n  ' });
    throw new Error(`${name}, but not as documented:\n  ${errors}\n${text.slice(0, 1000)}`);
  }

  private operationOf(method: string, url: string): Documented | undefined {
    const [path = ''] = url.split('?');
    const length = path.split('/').length;
    return this.operations.get(`${method} ${length}`)?.find(({ pattern }) => pattern.test(path));
  }

  private schemaAt($ref: string): ValidateFunction {
    const validate = this.compiled.get($ref) ?? this.ajv.compile({ $ref });
    this.compiled.set($ref, validate);
    return validate;
  }
}

declare global {
  /** What the spec files of a Jest worker share (`built-modules-environment.cjs`). */
  var workerCache: Map<string, unknown>;
}

const CACHE_KEY = 'answer-validation';

/** Fails when a response doesn't match the OpenAPI document, which is the same for all shops of a worker. */
export function checkAnswer(app: NestFastifyApplication, answer: GivenAnswer): void {
  const validation =
    (workerCache.get(CACHE_KEY) as AnswerValidation | undefined) ?? new AnswerValidation(app);
  workerCache.set(CACHE_KEY, validation);
  validation.check(answer);
}

/** Operations by method and number of path segments, those with fewer parameters first. */
function operationsOf(
  paths: Record<string, Record<string, { responses: Responses }>>,
): Map<string, Documented[]> {
  const operations = new Map<string, Documented[]>();
  const addresses = Object.keys(paths).sort((one, other) => one.split('{').length - other.split('{').length);
  for (const path of addresses)
    for (const [method, { responses }] of Object.entries(paths[path] ?? {})) {
      const key = `${method.toUpperCase()} ${path.split('/').length}`;
      const address = `${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`;
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      operations.set(key, [...(operations.get(key) ?? []), { pattern, address, responses }]);
    }
  return operations;
}

/** Converts OpenAPI 3.0's `nullable` to JSON Schema. */
export function inJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inJsonSchema(part)]),
  );
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}
