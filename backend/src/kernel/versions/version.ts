import type { ColumnOptions } from 'typeorm';
import { Column } from 'typeorm';
import type { EntityClass } from '../database';

const VERSION = Symbol('version');

/**
 * The property `version` of a record that several people may edit: counts the changes of what a form can
 * write, so that an update based on an outdated version is refused (ADR 93).
 */
export const Version =
  (options: ColumnOptions = { default: 1 }): PropertyDecorator =>
  (prototype, property) => {
    Column({ type: 'integer', ...options })(prototype, property);
    Reflect.defineMetadata(VERSION, true, prototype.constructor);
  };

/** Whether records of an entity have a `version`. */
export function isVersioned(entity: EntityClass): boolean {
  return Reflect.getMetadata(VERSION, entity) === true;
}

/** The next version, for an update of a versioned record that is not made by its form. */
export const NEXT_VERSION = { version: (): string => 'version + 1' };
