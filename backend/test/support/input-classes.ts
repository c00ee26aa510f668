import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The classes that check the bodies of all calls, by their names, which are those of their schemas too. */
export function inputClasses(app: NestFastifyApplication): Map<string, Type> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const classes = new Map<string, Type>();
  for (const { metatype } of controllers)
    if (metatype)
      for (const name of Object.getOwnPropertyNames(metatype.prototype)) {
        const input = bodyOf(metatype as Type, name);
        if (input) classes.set(input.name, input);
      }
  return classes;
}

function bodyOf(controller: Type, method: string): Type | undefined {
  const bound = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  const key = Object.keys(bound).find((one) => one.startsWith(`${RouteParamtypes.BODY}:`));
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) as
    Type[] | undefined;
  return key === undefined ? undefined : types?.[bound[key]?.index ?? -1];
}
