import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LedgerModule } from '../ledger';
import { LocalisationModule } from '../localisation';
import { SettingsModule } from '../settings';
import { AvailableChanges } from './explanations/available-changes';
import { ExplainBalance } from './explanations/explain-balance';
import { ExplainPayout } from './explanations/explain-payout';
import {
  AdminPayoutExplanationsController,
  BalanceExplanationController,
  OwnBalanceExplanationController,
  VendorPayoutExplanationsController,
} from './explanations/explanations.controllers';
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
import { ScheduledPayouts } from './scheduled-payouts';
import { ShowWallet } from './show-wallet';
import { UpcomingReleases } from './upcoming-releases';
import { RequestPayout } from './request-payout';
import { ExportStatement } from './statements/export-statement';
import { ShowVendorBalance } from './statements/show-vendor-balance';
import { StatementRows } from './statements/statement-rows';
import { StatementWaits } from './statements/statement-waits';
import { PayoutStatementController, VendorStatementController } from './statements/statements.controllers';
import { VendorStatement } from './statements/vendor-statement';
import { ExportTransfers } from './transfers/export-transfers';
import { TransfersController } from './transfers/transfers.controller';
import { UnsettledShares } from './unsettled-shares';

/** Payout requests, statements and bank transfers of vendors and riders. */
@Module({
  imports: [
    LedgerModule,
    LocalisationModule,
    SettingsModule,
    ResourceModule.forFeature(payoutRequests, riderPayoutRequests),
  ],
  controllers: [
    AdminPayoutExplanationsController,
    AdminPayoutsController,
    BalanceExplanationController,
    OwnBalanceExplanationController,
    PayoutRequestsController,
    PayoutStatementController,
    TransfersController,
    VendorPayoutExplanationsController,
    VendorPayoutsController,
    VendorStatementController,
  ],
  providers: [
    AvailableChanges,
    ExplainBalance,
    ExplainPayout,
    ExportStatement,
    ExportTransfers,
    MovePayout,
    PayoutBalances,
    PayoutRequestPresenter,
    PayoutRequestStore,
    RequestPayout,
    RiderPayoutRequestPresenter,
    RiderPayoutRequestStore,
    ScheduledPayouts,
    ShowVendorBalance,
    ShowWallet,
    StatementRows,
    StatementWaits,
    UnsettledShares,
    UpcomingReleases,
    VendorStatement,
  ],
})
export class PayoutsModule {}
