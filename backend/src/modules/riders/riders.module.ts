import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { IdentityModule } from '../identity';
import { LedgerModule } from '../ledger';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { CashHandoverPresenter } from './cash/cash-handover.presenter';
import { CashHandoverStore } from './cash/cash-handover.store';
import { HandOverRiderCash } from './cash/hand-over-rider-cash';
import { RiderCashController } from './cash/rider-cash.controller';
import { riderCashHandovers } from './cash/rider-cash-handovers.resource';
import { DeliveryPeople } from './delivery-people';
import { InviteRider } from './invite-rider';
import {
  RiderAccountController,
  RiderDutyController,
  AdminRiderInvitationsController,
  VendorRiderInvitationsController,
} from './rider-accounts.controllers';
import { RiderDuty } from './rider-duty';
import { RiderPrincipals } from './rider-principals';
import { RiderPresenter } from './rider.presenter';
import { RiderStore } from './rider.store';
import { SignInRider } from './sign-in-rider';
import { RidersController } from './riders.controller';
import { riders } from './riders.resource';
import { UpdatePresence } from './update-presence';
import { UpdateRiderCommission } from './update-rider-commission';

/** Riders and their commission. */
@Module({
  imports: [
    IdentityModule,
    LedgerModule,
    LocalisationModule,
    MediaModule,
    ResourceModule.forFeature(riderCashHandovers, riders),
  ],
  controllers: [
    AdminRiderInvitationsController,
    RiderAccountController,
    RiderDutyController,
    RiderCashController,
    RidersController,
    VendorRiderInvitationsController,
  ],
  providers: [
    CashHandoverPresenter,
    CashHandoverStore,
    DeliveryPeople,
    HandOverRiderCash,
    InviteRider,
    RiderDuty,
    RiderPresenter,
    RiderPrincipals,
    RiderStore,
    SignInRider,
    UpdatePresence,
    UpdateRiderCommission,
  ],
})
export class RidersModule {}
