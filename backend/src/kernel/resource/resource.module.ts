import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { Changes } from '../changes';
import type { ResourceDefinition } from './define-resource';
import { GenericPresenter } from './generic-presenter';
import { resourceController } from './resource-controllers';
import { ResourceDesk } from './resource-desk';
import { StoreTools } from './store-tools';

/** A definition of whatever record; stores and presenters make the type invariant. */
type AnyDefinition = Pick<ResourceDefinition, 'path' | 'audiences'>;

/** The machinery behind declared resources; a module imports `ResourceModule.of(...)` for its own. */
@Global()
@Module({
  providers: [Changes, StoreTools, GenericPresenter, ResourceDesk],
  exports: [Changes, StoreTools, GenericPresenter, ResourceDesk],
})
export class ResourceModule {
  /** The routes of some declared resources, for every audience they state. */
  static of(...definitions: AnyDefinition[]): DynamicModule {
    const controllers = definitions.flatMap((definition) =>
      Object.keys(definition.audiences).map((audience) =>
        resourceController(definition as unknown as ResourceDefinition, audience as Audience),
      ),
    );
    return { module: ResourceRoutes, controllers };
  }
}

@Module({})
class ResourceRoutes {}
