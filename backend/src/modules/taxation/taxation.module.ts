import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { SettingsModule } from '../settings';
import { taxClasses, taxRates } from './taxation.resource';
import { TaxRateStore } from './tax-rate.store';
import { TaxRates } from './tax-rates';

/** Tax classes, tax rates and the calculation of taxes. */
@Module({
  imports: [ResourceModule.forFeature(taxClasses, taxRates), LocalisationModule, SettingsModule],
  providers: [TaxRates, TaxRateStore],
  exports: [TaxRates],
})
export class TaxationModule {}
