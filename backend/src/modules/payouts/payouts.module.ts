import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { MovePayout } from './move-payout';
import { PayoutBalances } from './payout-balances';
import { PayoutRequestPresenter, RiderPayoutRequestPresenter } from './payout.presenter';
import { PayoutRequestStore, RiderPayoutRequestStore } from './payout.store';
import {
  AdminPayoutsController,
  PayoutRequestsController,
  VendorPayoutsController,
} from './payouts.controllers';
import { payoutRequests, riderPayoutRequests } from './payouts.resources';
import { RequestPayout } from './request-payout';

/** Payout requests of vendors and riders. */
@Module({
  imports: [LocalisationModule, ResourceModule.forFeature(payoutRequests, riderPayoutRequests)],
  controllers: [AdminPayoutsController, PayoutRequestsController, VendorPayoutsController],
  providers: [
    PayoutBalances,
    MovePayout,
    PayoutRequestPresenter,
    PayoutRequestStore,
    RequestPayout,
    RiderPayoutRequestPresenter,
    RiderPayoutRequestStore,
  ],
})
export class PayoutsModule {}
