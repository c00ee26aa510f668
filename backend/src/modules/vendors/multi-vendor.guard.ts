import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Access } from '../../kernel/access';
import { ACCESS, MARKETPLACE } from '../../kernel/access';
import { definedResources } from '../../kernel/resource';
import { Settings } from '../settings';
import { multiVendorOff } from './multi-vendor';

/**
 * Responds 403 `multi_vendor_off` on marketplace-only routes, after authentication (specification §6): the
 * seller portal's, those declared with `marketplace` or `@Marketplace()`, and the histories of such
 * resources.
 */
@Injectable()
export class MultiVendorGuard implements CanActivate {
  private readonly stated = new WeakMap<object, Map<unknown, boolean | undefined>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || !this.isForMarketplace(context)) return true;
    if (await this.settings.isMultiVendor()) return true;
    throw multiVendorOff();
  }

  private isForMarketplace(context: ExecutionContext): boolean {
    const stated = this.statedFor(context);
    if (stated !== undefined) return stated;
    const { resource } = context.switchToHttp().getRequest<FastifyRequest>().params as { resource?: string };
    if (resource === undefined) return false;
    return definedResources().some(({ path, marketplace }) => path === resource && marketplace);
  }

  /** The route's own declaration, read once per handler; undefined where the resource decides. */
  private statedFor(context: ExecutionContext): boolean | undefined {
    const [handler, owner] = [context.getHandler(), context.getClass()];
    const decisions = this.stated.get(owner) ?? new Map<unknown, boolean | undefined>();
    this.stated.set(owner, decisions);
    if (!decisions.has(handler)) decisions.set(handler, this.read([handler, owner]));
    return decisions.get(handler);
  }

  private read(places: Parameters<Reflector['getAllAndOverride']>[1]): boolean | undefined {
    const stated = this.reflector.getAllAndOverride<boolean | undefined>(MARKETPLACE, places);
    if (stated !== undefined) return stated;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    return access && !access.public && access.audience === 'vendor' ? true : undefined;
  }
}
