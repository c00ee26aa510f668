import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { Changes } from '../changes';
import type { ResourceDefinition } from './define-resource';
import { GenericPresenter } from './generic-presenter';
import { resourceController } from './resource-controllers';
import { ResourceService } from './resource-service';
import { StoreTools } from './store-tools';

/** Infrastructure of declared resources; modules import `ResourceModule.forFeature(...)` for their own. */
@Global()
@Module({
  providers: [Changes, StoreTools, GenericPresenter, ResourceService],
  exports: [Changes, StoreTools, GenericPresenter, ResourceService],
})
export class ResourceModule {
  /** The routes of declared resources, for every declared audience. */
  static forFeature(...definitions: ResourceDefinition[]): DynamicModule {
    const controllers = definitions.flatMap((definition) =>
      Object.keys(definition.audiences).map((audience) =>
        resourceController(definition, audience as Audience),
      ),
    );
    return { module: ResourceRoutes, controllers };
  }
}

@Module({})
class ResourceRoutes {}
