import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../settings';
import { multiVendorOff } from './multi-vendor';

/**
 * Calls that are there for a marketplace only: the seller portal's, and the operators' about vendors and their payouts.
 * The look-up of vendors stays, because products name the one vendor that is left.
 */
const MARKETPLACE =
  /^\/backend\/api\/(?:vendor|admin\/(?:history\/)?(?:vendors|vendor_papers|payoutRequests|filterVendorProducts|updateVendor\w+|addVendorPaper|vendorPaperFile|vendorCommission|updatePayoutRequestStatus))(?:\/|$)/;

/** Answers 403 `multi_vendor_off` to them while multi-vendor is off, after it is known who asks (specification §6). */
@Injectable()
export class MultiVendorGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const address = addressOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (!MARKETPLACE.test(address)) return true;
    // Those who sign in learn it once their password was right, those who sign out may.
    if (/\/auth\/log(?:in|out)$/.test(address)) return true;
    if (await this.settings.isMultiVendor()) return true;
    throw multiVendorOff();
  }
}

/** The route that was found, with what the address holds in its places: the history of vendors is theirs, others' is not. */
function addressOf({ routeOptions, params }: FastifyRequest): string {
  const held = (params ?? {}) as Record<string, string | undefined>;
  return (routeOptions.url ?? '').replace(/:(\w+)/g, (place, name: string) => held[name] ?? place);
}
