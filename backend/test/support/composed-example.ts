/** A part of an OpenAPI document, as far as examples depend on it. */
export interface ExampleSchema {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  allOf?: ExampleSchema[];
  anyOf?: ExampleSchema[];
  oneOf?: ExampleSchema[];
  properties?: Record<string, ExampleSchema>;
  items?: ExampleSchema;
  additionalProperties?: ExampleSchema | boolean;
}

/** Composes examples of schemas as documentation tools do, and notes the fields that say none. */
export class ExampleComposer {
  /** Paths of texts and numbers without an example. */
  readonly lacking: string[] = [];
  private readonly within: string[] = [];

  constructor(private readonly document: object) {}

  /** The example of a schema; undefined where the schema is inside itself. */
  of(schema: ExampleSchema, path = ''): unknown {
    if (schema.example !== undefined) return schema.example;
    if (schema.$ref) return this.referred(schema.$ref, path);
    if (schema.enum) return schema.enum[0];
    if (schema.default !== undefined) return schema.default;
    const [choice] = schema.anyOf ?? schema.oneOf ?? [];
    if (choice) return this.of(choice, path);
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((one) => this.of(one, path)), this.object(schema, path));
    return this.plain(schema, path);
  }

  private plain(schema: ExampleSchema, path: string): unknown {
    switch (schema.type) {
      case 'object':
        return this.object(schema, path);
      case 'array': {
        const item = this.of(schema.items ?? {}, `${path}[]`);
        return item === undefined ? [] : [item];
      }
      case 'boolean':
        return true;
      case 'string':
      case 'number':
      case 'integer':
        if (schema.format !== 'binary') this.lacking.push(path);
        return schema.type === 'string' ? '' : 0;
      default:
        return {};
    }
  }

  private object({ properties = {}, additionalProperties: others }: ExampleSchema, path: string): object {
    const fields = Object.entries(properties).map(([name, one]) => [name, this.of(one, `${path}.${name}`)]);
    if (typeof others === 'object') fields.push(['key', this.of(others, `${path}.*`)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as object;
  }

  private referred($ref: string, path: string): unknown {
    if (this.within.includes($ref)) return undefined;
    this.within.push($ref);
    const example = this.of(at(this.document, $ref) as ExampleSchema, path);
    this.within.pop();
    return example;
  }
}

/** The part of a document that a reference names. */
export function at(document: object, reference: string): unknown {
  const parts = reference.replace('#/', '').split('/');
  return parts.reduce<unknown>((place, part) => (place as Record<string, unknown>)[part], document);
}
