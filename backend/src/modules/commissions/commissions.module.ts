import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { CommissionStore } from './commission.store';
import { commissions } from './commissions.resource';
import { VendorCommission } from './vendor-commission';
import { VendorCommissionController } from './vendor-commission.controller';

/** What the platform keeps of sales, as rules. */
@Module({
  imports: [LocalisationModule, ResourceModule.of(commissions)],
  controllers: [VendorCommissionController],
  providers: [CommissionStore, VendorCommission],
})
export class CommissionsModule {}
