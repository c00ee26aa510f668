import { Global, Module } from '@nestjs/common';
import { OfferedCounts } from '../../vendors';
import { CatalogueModule } from '../catalogue.module';
import { ShelfCounts } from './shelf-counts';

/** Global, because vendors, who ask, may not know who answers. */
@Global()
@Module({
  imports: [CatalogueModule],
  providers: [ShelfCounts, { provide: OfferedCounts, useExisting: ShelfCounts }],
  exports: [OfferedCounts],
})
export class ShelfCountsModule {}
