import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { searchCurations, searchQueries, searchSynonyms } from './merchandising';
import { LoadIndexes } from './load-indexes';
import { SearchCurationStore } from './merchandising/search-curation.store';
import { SearchSynonymStore } from './merchandising/search-synonym.store';
import { PricingModule } from '../pricing';
import { InventoryModule } from '../inventory';
import { VendorsModule } from '../vendors';
import { CompareProducts } from './pages/compare-products';
import { FanOut } from './read-models/fan-out';
import { FollowSoldCounts } from './read-models/follow-sold-counts';
import { ShopIndex } from './product-index/shop-index';
import { PageRows } from './pages/page-rows';
import { ProductCards } from './pages/product-cards';
import { ProductLists } from './pages/product-lists';
import { ProductPages } from './pages/product-pages';
import { PublicAnswers } from './pages/public-answers';
import { ReadModels } from './read-models/read-models';
import { RenewStockStatus } from './read-models/renew-stock-status';
import { ProductSearch } from './full-text/product-search';
import { SearchLog } from './full-text/search-log';
import { ShopPages } from './pages/shop-pages';
import { ShopController } from './shop.controller';
import { ShowProductCards } from './pages/show-product-cards';
import { ShownProducts } from './pages/shown-products';
import { Suggestions } from './pages/suggestions';

const RESOURCES = ResourceModule.forFeature(searchSynonyms, searchCurations, searchQueries);

const EDITING = [SearchCurationStore, SearchSynonymStore];

const SHOWING = [
  CompareProducts,
  FanOut,
  FollowSoldCounts,
  PageRows,
  ProductPages,
  ProductSearch,
  RenewStockStatus,
  SearchLog,
  ShopPages,
  ShowProductCards,
  Suggestions,
];

const OFFERED = [
  LoadIndexes,
  ProductCards,
  ProductLists,
  PublicAnswers,
  ReadModels,
  ShopIndex,
  ShownProducts,
];

/** Search, listings and product pages: read models, index and public routes. */
@Module({
  imports: [RESOURCES, CatalogueModule, InventoryModule, PricingModule, VendorsModule],
  controllers: [ShopController],
  providers: [...EDITING, ...SHOWING, ...OFFERED],
  exports: [...OFFERED],
})
export class SearchModule {}
