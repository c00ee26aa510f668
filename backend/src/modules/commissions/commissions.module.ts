import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { LocalisationModule } from '../localisation';
import { CommissionStore } from './commission.store';
import { commissions } from './commissions.resource';
import { LineCommissions } from './line-commissions';
import { ActiveCommissionRules } from './active-commission-rules';
import { VendorCommission } from './vendor-commission';
import { VendorCommissionController } from './vendor-commission.controller';

/** Commission rules and their application to sales. */
@Module({
  imports: [CatalogueModule, LocalisationModule, ResourceModule.forFeature(commissions)],
  controllers: [VendorCommissionController],
  providers: [CommissionStore, LineCommissions, ActiveCommissionRules, VendorCommission],
  exports: [LineCommissions],
})
export class CommissionsModule {}
