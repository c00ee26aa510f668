import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { CommissionStore } from './commission.store';
import { commissions } from './commissions.resource';

/** What the platform keeps of sales, as rules. */
@Module({ imports: [LocalisationModule, ResourceModule.of(commissions)], providers: [CommissionStore] })
export class CommissionsModule {}
