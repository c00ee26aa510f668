import { Global, Module } from '@nestjs/common';
import { VariantStock } from '../catalogue';
import { RecordedVariantStock } from './recorded-variant-stock';
import { InventoryModule } from './inventory.module';

/** Global, because the catalogue uses `VariantStock` but must not depend on the inventory module. */
@Global()
@Module({
  imports: [InventoryModule],
  providers: [RecordedVariantStock, { provide: VariantStock, useExisting: RecordedVariantStock }],
  exports: [VariantStock],
})
export class VariantStockModule {}
