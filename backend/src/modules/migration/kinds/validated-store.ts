import type { Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { BaseRecord } from '../../../kernel/database';
import { validationPipe } from '../../../kernel/http';
import type { ResourceDefinition, Values } from '../../../kernel/resource';
import { inputClass, ResourceService } from '../../../kernel/resource';

const pipe = validationPipe();
const inputs = new Map<string, Type>();

/** Writes records by the rules of the console's forms; changes have no actor, as the migration's report names it. */
@Injectable()
export class ValidatedStore {
  constructor(private readonly resourceService: ResourceService) {}

  /**
   * @param further fields that no form can set, such as the status of a review
   * @throws Failure 422 with the fields that are not valid
   */
  async create<T extends BaseRecord>(
    definition: ResourceDefinition<T>,
    input: Values,
    further: Values = {},
  ): Promise<number> {
    const valid = await this.validated(definition, input);
    return this.resourceService.store(definition).create({ ...valid, ...further }, {}, null);
  }

  async update<T extends BaseRecord>(
    definition: ResourceDefinition<T>,
    id: number,
    input: Values,
    further: Values = {},
  ): Promise<void> {
    const valid = await this.validated(definition, input);
    await this.resourceService.store(definition).update(id, { ...valid, ...further }, {}, null);
  }

  /** @throws Failure 409 where the record is in use */
  remove<T extends BaseRecord>(definition: ResourceDefinition<T>, id: number): Promise<void> {
    return this.resourceService.store(definition).remove(id, {}, null);
  }

  private async validated<T extends BaseRecord>(
    definition: ResourceDefinition<T>,
    input: Values,
  ): Promise<Values> {
    const type = inputs.get(definition.path) ?? inputClass(definition, 'admin', 'create');
    inputs.set(definition.path, type);
    return { ...((await pipe.transform(input, { type: 'body', metatype: type })) as Values) };
  }
}
