import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CatalogueModule } from '../catalogue';
import { CustomersModule } from '../customers';
import { OrderingModule } from '../ordering';
import { SettingsModule } from '../settings';
import { AcceptDispute } from './accept-dispute';
import { AddDisputeEvidence } from './add-dispute-evidence';
import { ClaimRefund } from './claim-refund';
import { CloseDisputes } from './close-disputes';
import {
  AdminDisputesController,
  DisputeDecisionsController,
  VendorDisputesController,
} from './console-disputes.controllers';
import { CustomerDisputes } from './customer-disputes';
import { CustomerDisputesController } from './customer-disputes.controller';
import { DecideDispute } from './decide-dispute';
import { DisputableClaims } from './disputable-claims';
import { DisputeData } from './dispute-data';
import { DisputeFiles } from './dispute-files';
import { DisputePresenter } from './dispute.presenter';
import { DisputeView } from './dispute-view';
import { disputes } from './disputes.resource';
import { EscalateDisputes } from './escalate-disputes';
import { MoveDispute } from './move-dispute';
import { OpenDispute } from './open-dispute';
import { WithdrawDispute } from './withdraw-dispute';

/** Disputes about orders and returns: claim, evidence of both sides, decision and held funds. */
@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    CustomersModule,
    OrderingModule,
    SettingsModule,
    ResourceModule.forFeature(disputes),
  ],
  controllers: [
    AdminDisputesController,
    CustomerDisputesController,
    DisputeDecisionsController,
    VendorDisputesController,
  ],
  providers: [
    AcceptDispute,
    AddDisputeEvidence,
    ClaimRefund,
    CloseDisputes,
    CustomerDisputes,
    DecideDispute,
    DisputableClaims,
    DisputeData,
    DisputeFiles,
    DisputePresenter,
    DisputeView,
    EscalateDisputes,
    MoveDispute,
    OpenDispute,
    WithdrawDispute,
  ],
})
export class DisputesModule {}
