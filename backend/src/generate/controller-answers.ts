import ts from 'typescript';
import type { Schema } from '../start/openapi/record-schemas';
import { controllerMethods } from './controller-methods';
import { JsonSchemas } from './json-schema';
import { type Sources, sorted } from './sources';

/** Response schema of each controller method, by `Controller.method`, and their shared components. */
export interface ControllerAnswers {
  answers: Record<string, Schema>;
  schemas: Record<string, Schema>;
}

/** Reads the return types of all controller methods in the backend's sources. */
export function controllerAnswers(sources: Sources): ControllerAnswers {
  const { checker } = sources;
  const schemas = new JsonSchemas(checker);
  const answers: Record<string, Schema> = {};
  for (const [name, method] of controllerMethods(sources)) {
    const returned = checker.getSignatureFromDeclaration(method)?.getReturnType();
    if (!returned) continue;
    const schema = answerOf(checker.getAwaitedType(returned) ?? returned, schemas, checker);
    if (JSON.stringify(answers[name] ?? schema) !== JSON.stringify(schema))
      throw new Error(`Two controllers have a method ${name} with different answers`);
    answers[name] = schema;
  }
  return { answers: sorted(answers), schemas: sorted(schemas.components) };
}

interface Members {
  required?: string[];
  properties?: Record<string, Schema>;
}

const STATE: Schema = { type: 'string', enum: ['success'] };

/** The whole response, with the envelope of a page, raw JSON or plain data. */
function answerOf(type: ts.Type, schemas: JsonSchemas, checker: ts.TypeChecker): Schema {
  const [first, second] = checker.getTypeArguments(type as ts.TypeReference);
  const name = type.symbol?.name;
  if (name === 'StreamableFile') return { type: 'string', format: 'binary' };
  if (name === 'Page' && first) return pageOf(schemas.convert(first), second);
  if (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined))
    return { type: 'object', required: ['state'], properties: { state: STATE } };
  const data = schemas.convert(name === 'RawJson' && first ? first : type);
  const members = name === 'RawJson' && second ? (schemas.convert(second) as Members) : {};
  return {
    type: 'object',
    required: ['state', 'data', ...(members.required ?? [])],
    properties: { state: STATE, data, ...members.properties },
  };
}

function pageOf(row: Schema, key: ts.Type | undefined): Schema {
  const rows: Schema = { type: 'array', items: row };
  const properties = { state: STATE, total: { type: 'integer' } };
  if (!key?.isStringLiteral())
    return { type: 'object', required: ['state', 'total'], properties, additionalProperties: rows };
  return {
    type: 'object',
    required: ['state', key.value, 'total'],
    properties: { ...properties, [key.value]: rows },
  };
}
