import { DECORATORS } from '@nestjs/swagger';
import { getMetadataStorage, IS_OPTIONAL } from 'class-validator';

/** Cache of each class's fields for which null means absent. */
const fieldsByClass = new Map<object, readonly string[]>();

/**
 * Deletes null from optional fields that are not nullable (ADR 30), so that handlers never see it; also in
 * nested inputs. Nullable fields declare `nullable` to OpenAPI.
 */
export function leaveOutNulls(input: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  if (!Array.isArray(input)) {
    const fields = input as Record<string, unknown>;
    for (const name of fieldsWithoutNull(input)) if (fields[name] === null) delete fields[name];
  }
  for (const value of Object.values(input)) leaveOutNulls(value);
}

function fieldsWithoutNull(input: object): readonly string[] {
  // A plain object's fields come from the client, and one may even be named `constructor`.
  const prototype = Object.getPrototypeOf(input) as { constructor: object } | null;
  if (!prototype || prototype === Object.prototype) return [];
  const fields = fieldsByClass.get(prototype.constructor) ?? withoutNull(prototype);
  fieldsByClass.set(prototype.constructor, fields);
  return fields;
}

function withoutNull(prototype: { constructor: object }): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(
    prototype.constructor as () => unknown,
    '',
    true,
    false,
  );
  const optional = rules.filter(({ name }) => name === IS_OPTIONAL).map(({ propertyName }) => propertyName);
  return [...new Set(optional)].filter((field) => !mayBeNull(prototype, field));
}

function mayBeNull(prototype: object, field: string): boolean {
  const shown = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, prototype, field) as
    { nullable?: boolean } | undefined;
  return shown?.nullable === true;
}
