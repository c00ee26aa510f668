import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Access } from './decorators';
import { ACCESS } from './decorators';

/** A route with its declared access. */
export interface DeclaredRoute {
  method: string;
  path: string;
  handler: string;
  access: Access | undefined;
  /** Where its decorators are: its method, then its controller. */
  places: readonly object[];
}

/** Lists every route's declared access; start-up fails on a handler without one. */
@Injectable()
export class DeclaredAccess implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const undeclared = this.routes().filter((route) => !route.access);
    if (undeclared.length === 0) return;
    throw new Error(
      `Handlers without @Public, @SignedIn or @Allow: ${undeclared.map((r) => r.handler).join(', ')}`,
    );
  }

  /** Every HTTP route of the application. */
  routes(): DeclaredRoute[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, (...args: unknown[]) => unknown>;
      const prefix = String(Reflect.getMetadata(PATH_METADATA, metatype) ?? '');
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        const method =
          handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
        if (!handler || method === undefined) return [];
        const own = String(Reflect.getMetadata(PATH_METADATA, handler));
        const path = `/${prefix}/${own}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
        const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, metatype]);
        const places = [handler, metatype];
        return [
          {
            method: RequestMethod[method] ?? 'ALL',
            path,
            handler: `${metatype.name}.${name}`,
            access,
            places,
          },
        ];
      });
    });
  }

  /** Names of all permissions that routes require, by audience. */
  permissions(): { audience: string; name: string }[] {
    const seen = new Map<string, { audience: string; name: string }>();
    for (const { access } of this.routes()) {
      if (!access || access.public || !access.permission) continue;
      seen.set(`${access.audience}:${access.permission}`, {
        audience: access.audience,
        name: access.permission,
      });
    }
    return [...seen.values()].sort((a, b) => a.name.localeCompare(b.name));
  }
}
