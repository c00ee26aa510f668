import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Explanation } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Allow, Marketplace, Me, tenantOf } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { ExplainBalance } from './explain-balance';
import { ExplainPayout } from './explain-payout';

/** Explanations of payout requests for one audience; not in the specification. */
function explanations(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} payouts`)
  @Controller(`backend/api/${audience}`)
  class PayoutExplanationsController {
    constructor(readonly payout: ExplainPayout) {}

    /** The orders and adjustments that a vendor's payout request pays. */
    @Allow(audience, 'payoutRequests.read')
    @Marketplace()
    @Get('explainPayoutRequest/:id')
    explainPayout(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<Explanation> {
      return this.payout.forVendor(id, actor);
    }

    /** The deliveries that a rider's payout request pays. */
    @Allow(audience, 'riderPayoutRequests.read')
    @Get('explainRiderPayoutRequest/:id')
    explainRiderPayout(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<Explanation> {
      return this.payout.forRider(id, actor);
    }
  }
  return PayoutExplanationsController;
}

export const AdminPayoutExplanationsController = explanations('admin');
export const VendorPayoutExplanationsController = explanations('vendor');

/** Explanation of the vendor's own balance. */
@ApiTags('vendor payouts')
@Controller('backend/api/vendor')
export class OwnBalanceExplanationController {
  constructor(private readonly balance: ExplainBalance) {}

  @Allow('vendor', 'payoutRequests.read')
  @Get('explainBalance')
  explain(@Me() actor: Actor): Promise<Explanation> {
    return this.balance.execute(tenantOf(actor));
  }
}

/** Explanations of vendors' balances for operators. */
@ApiTags('admin payouts')
@Controller('backend/api/admin')
export class BalanceExplanationController {
  constructor(private readonly balance: ExplainBalance) {}

  @Allow('admin', 'payoutRequests.read')
  @Marketplace()
  @Get('explainBalance/:id')
  explain(@Param('id', IdPipe) id: number): Promise<Explanation> {
    return this.balance.execute(id);
  }
}
