import type { Type } from '@nestjs/common';
import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiBody, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { ACTION_OF, type Audience, type Operation } from '@stoa/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Allow, From, Limited, Marketplace, type Caller } from '../access';
import { IdPipe, IsInput, IsOptionalText } from '../http';
import { ExportInput, FilterData, ListQuery } from '../listing';
import type { ResourceDefinition } from './define-resource';
import { inputClass } from './inputs';
import type { Values } from './resource-store';
import { ResourceService } from './resource-service';

/** Body of a delete or a change of the default: the list's filter. */
export class ShownInput {
  @ApiPropertyOptional({ type: FilterData })
  @IsOptional()
  @IsInput(() => FilterData)
  filterData?: FilterData;
}

/** Body of a status change. */
export class StatusInput extends ShownInput {
  @IsOptionalText(32)
  status?: string;
}

/** Query of a lookup. */
export class LookupQuery {
  @IsOptionalText(200)
  q?: string;

  @ApiPropertyOptional({ example: '1,2,3' })
  @IsOptional()
  @IsString()
  @MaxLength(8000)
  ids?: string;
}

interface Route {
  name: string;
  action: MethodDecorator;
  params: { bind: ParameterDecorator; type: Type }[];
  run: (resourceService: ResourceService, ...args: never[]) => Promise<unknown>;
}

const ID = { bind: Param('id', IdPipe), type: Number };
const CALLER = { bind: From(), type: Object };
const body = (type: Type): { bind: ParameterDecorator; type: Type } => ({ bind: Body(), type });

type Read = 'list' | 'filter' | 'export' | 'one';

function readRoutes(d: ResourceDefinition): Record<Read, Route> {
  return {
    list: {
      name: 'list',
      action: Get(d.path),
      params: [{ bind: Query(), type: ListQuery }, CALLER],
      run: (service, query: ListQuery, caller: Caller) => service.list(d, query, caller),
    },
    filter: {
      name: 'filter',
      action: Post(`${d.path}/filter`),
      params: [body(FilterData), CALLER],
      run: (service, data: FilterData, caller: Caller) => service.filter(d, data, caller),
    },
    export: {
      name: 'export',
      action: Post(`${d.path}/export`),
      params: [body(ExportInput), CALLER],
      run: (service, input: ExportInput, caller: Caller) => service.export(d, input, caller),
    },
    one: {
      name: 'one',
      action: Get(`${d.path}/:id`),
      params: [ID, CALLER],
      run: (service, id: number, caller: Caller) => service.one(d, id, caller),
    },
  };
}

function writeRoutes(d: ResourceDefinition, audience: Audience): Record<Exclude<Operation, Read>, Route> {
  const Create = inputClass(d, audience, 'create');
  const Update = inputClass(d, audience, 'update');
  return {
    create: {
      name: 'create',
      action: Post(d.path),
      params: [body(Create), CALLER],
      run: (service, input: Values, caller: Caller) => service.create(d, input, caller),
    },
    update: {
      name: 'update',
      action: Put(`${d.path}/:id`),
      params: [ID, body(Update), CALLER],
      run: (service, id: number, input: Values, caller: Caller) => service.update(d, id, input, caller),
    },
    delete: {
      name: 'remove',
      action: Delete(`${d.path}/:id`),
      params: [ID, body(ShownInput), CALLER],
      run: (service, id: number, input: ShownInput, caller: Caller) => service.remove(d, id, input, caller),
    },
    updateStatus: {
      name: 'updateStatus',
      action: Put(`${d.path}/updateStatus/:id`),
      params: [ID, body(StatusInput), CALLER],
      run: (service, id: number, input: StatusInput, caller: Caller) =>
        service.updateStatus(d, id, input, caller),
    },
    updateDefault: {
      name: 'updateDefault',
      action: Put(`${d.path}/updateDefault/:id`),
      params: [ID, body(ShownInput), CALLER],
      run: (service, id: number, input: ShownInput, caller: Caller) =>
        service.updateDefault(d, id, input, caller),
    },
  };
}

function lookupRoute(d: ResourceDefinition, path: string): Route {
  return {
    name: `lookup_${path}`,
    action: Get(path),
    params: [{ bind: Query(), type: LookupQuery }, CALLER],
    run: (service, ask: LookupQuery, caller: Caller) => service.lookup(d, ask, caller),
  };
}

function addRoute(controller: Type, route: Route, permission: MethodDecorator): void {
  const prototype = controller.prototype as Record<string, unknown>;
  prototype[route.name] = {
    [route.name](this: { resourceService: ResourceService }, ...args: never[]): Promise<unknown> {
      return route.run(this.resourceService, ...args);
    },
  }[route.name];
  const types = route.params.map(({ type }) => type);
  Reflect.defineMetadata('design:paramtypes', types, prototype, route.name);
  route.params.forEach(({ bind }, index) => bind(prototype, route.name, index));
  const descriptor = Object.getOwnPropertyDescriptor(prototype, route.name) as PropertyDescriptor;
  const bodyType = types.find(
    (type) => type !== Number && type !== Object && type !== ListQuery && type !== LookupQuery,
  );
  const decorators = [
    route.action,
    permission,
    HttpCode(200),
    ...(bodyType ? [ApiBody({ type: bodyType })] : []),
  ];
  for (const decorate of decorators) decorate(prototype, route.name, descriptor);
}

/** Builds a resource's controller for one audience, with exactly the declared operations. */
export function resourceController(definition: ResourceDefinition, audience: Audience): Type {
  class ResourceController {
    constructor(readonly resourceService: ResourceService) {}
  }
  Object.defineProperty(ResourceController, 'name', {
    value: `${definition.entity.name}${audience}Controller`,
  });
  Inject(ResourceService)(ResourceController, undefined, 0);
  Controller(`backend/api/${audience}`)(ResourceController);
  ApiTags(`${audience} ${definition.page}`)(ResourceController);
  if (definition.marketplace) Marketplace()(ResourceController);
  const rules = definition.audiences[audience];
  for (const path of rules?.lookups ?? []) {
    addRoute(
      ResourceController,
      lookupRoute(definition, path),
      applyDecorators(Allow(audience, `${definition.path}.read`), Marketplace(audience === 'vendor')),
    );
  }
  const routes: Record<Operation, Route> = {
    ...readRoutes(definition),
    ...writeRoutes(definition, audience),
  };
  for (const operation of Object.keys(routes) as Operation[]) {
    if (!rules?.operations.includes(operation)) continue;
    const permission = Allow(audience, `${definition.path}.${ACTION_OF[operation]}`);
    const limit = definition.limits?.[operation];
    const access = limit ? applyDecorators(permission, Limited(limit)) : permission;
    addRoute(ResourceController, routes[operation], access);
  }
  return ResourceController;
}
