import { ACTION_OF, type FieldSchema, type Operation, type ResourceSchema } from '@stoa/contracts';

/** The resources of one console, by their name in URLs (`page`) or in API paths (`resource`). */
export class Schemas {
  private byPage: Map<string, ResourceSchema>;
  private byResource: Map<string, ResourceSchema>;

  constructor(readonly all: readonly ResourceSchema[]) {
    this.byPage = new Map(all.map((schema) => [schema.page, schema]));
    this.byResource = new Map(all.map((schema) => [schema.resource, schema]));
  }

  page(page: string): ResourceSchema | undefined {
    return this.byPage.get(page);
  }

  resource(resource: string): ResourceSchema | undefined {
    return this.byResource.get(resource);
  }

  /** Like `page`, but throws without a schema. */
  need(page: string): ResourceSchema {
    const schema = this.byPage.get(page);
    if (!schema) throw new Error(`This console has no resource at /${page}`);
    return schema;
  }
}

/** The field of a schema by name. */
export function fieldOf(schema: ResourceSchema, name: string): FieldSchema | undefined {
  return schema.fields.find((field) => field.name === name);
}

/** The API operation of an action of react-admin, or of a permission that a page names. */
const OPERATION_OF_ACTION: Record<string, Operation> = {
  list: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  read: 'list',
  update: 'update',
  delete: 'delete',
  export: 'export',
  status: 'updateStatus',
  default: 'updateDefault',
};

/** The permission for a console action on a resource, or `null` if the API has no such operation. */
export function permissionFor(schema: ResourceSchema, action: string): string | null {
  if (action === 'lookup')
    return schema.lookup || schema.operations.includes('list') ? `${schema.resource}.read` : null;
  const operation = OPERATION_OF_ACTION[action];
  if (!operation || !schema.operations.includes(operation)) return null;
  return `${schema.resource}.${ACTION_OF[operation]}`;
}
