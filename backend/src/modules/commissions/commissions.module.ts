import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { LocalisationModule } from '../localisation';
import { CommissionStore } from './commission.store';
import { commissions } from './commissions.resource';
import { LineCommissions } from './line-commissions';
import { StandingRules } from './standing-rules';
import { VendorCommission } from './vendor-commission';
import { VendorCommissionController } from './vendor-commission.controller';

/** What the platform keeps of sales, as rules. */
@Module({
  imports: [CatalogueModule, LocalisationModule, ResourceModule.of(commissions)],
  controllers: [VendorCommissionController],
  providers: [CommissionStore, LineCommissions, StandingRules, VendorCommission],
  exports: [LineCommissions],
})
export class CommissionsModule {}
