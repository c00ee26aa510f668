import { Global, Module } from '@nestjs/common';
import { OfferedProductCounts } from '../vendors';
import { CatalogueModule } from '../catalogue';
import { SearchModule } from './search.module';
import { IndexedProductCounts } from './indexed-product-counts';

/** Global, because the vendors module that needs it may not import the search module. */
@Global()
@Module({
  imports: [SearchModule, CatalogueModule],
  providers: [IndexedProductCounts, { provide: OfferedProductCounts, useExisting: IndexedProductCounts }],
  exports: [OfferedProductCounts],
})
export class IndexedProductCountsModule {}
