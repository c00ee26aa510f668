import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { SettingsModule } from '../settings';
import { VendorsModule } from '../vendors';
import { attributes, attributeValues } from './attributes';
import {
  AttributeValueLists,
  AttributeValuesController,
  VendorAttributeValuesController,
} from './attributes/attribute-values.controller';
import { CreateAttributeValue } from './attributes/create-attribute-value';
import { categories, CategoryStore } from './categories';
import { CategoriesController, VendorCategoriesController } from './categories/categories.controller';
import { CategoryPresenter } from './categories/category.presenter';
import { CategoryLists } from './categories/category-lists';
import { MoveCategory } from './categories/move-category';
import { brands, manufacturers } from './makers';
import { Offers } from './offers';
import { PriceHistory } from './price-history/price-history';
import {
  products,
  SaveProductAttributes,
  SaveProductMedia,
  SaveProducts,
  TakeBackProducts,
} from './products';
import { WriteNewProducts } from './products/bulk/write-new-products';
import { WriteTurns } from './products/bulk/write-turns';
import { CreateProduct } from './products/create-product';
import { DefaultCurrencyGuard } from './products/default-currency-guard';
import { DeleteProductAttribute } from './products/delete-product-attribute';
import { NewProduct } from './products/new-product';
import { ProductPictures } from './products/product-pictures';
import { ProductApproval } from './products/product-approval';
import { ProductVersion } from './products/product-version';
import { ProductPresenter } from './products/product.presenter';
import { ProductStore } from './products/product.store';
import { productSteps, VendorProductsController } from './products/products.controllers';
import { SetProductStock } from './products/set-product-stock';
import { SpecificationRows } from './products/specification-rows';
import { VariantRows } from './products/variant-rows';
import { VendorProducts } from './products/vendor-products';
import { searchCurations, searchQueries, searchSynonyms } from './search';
import { SearchCurationStore } from './search/search-curation.store';
import { SearchSynonymStore } from './search/search-synonym.store';
import {
  ProductCards,
  ProductLists,
  ProductPages,
  PublicAnswers,
  ReadModels,
  ShopIndex,
  ShopPages,
  ShownProducts,
} from './shop';
import { CompareProducts } from './shop/compare-products';
import { FanOut } from './shop/fan-out';
import { PageRows } from './shop/page-rows';
import { ProductSearch } from './shop/search/product-search';
import { SearchLog } from './shop/search/search-log';
import { ShopController } from './shop/shop.controller';
import { ShowProductCards } from './shop/show-product-cards';
import { Suggestions } from './shop/suggestions';
import { ClaimSpecials, SpecialPrices } from './special-prices';
import { RenewSpecials } from './special-prices/renew-specials';
import { SpecialProducts } from './special-prices/special-products';
import { inventories, LowStock, RecentSales, Stock } from './stock';
import { InventoryStore } from './stock/inventory.store';
import { MovementPresenter } from './stock/movement.presenter';
import { ProductInventory } from './stock/product-inventory';
import { LiveStock } from './stock/live-stock';
import { StockWatch } from './stock/stock-watch';
import { units } from './units';
import { Vocabulary } from './vocabulary';

const RESOURCES = ResourceModule.of(
  units,
  brands,
  manufacturers,
  categories,
  attributes,
  attributeValues,
  products,
  inventories,
  searchSynonyms,
  searchCurations,
  searchQueries,
);

const EDITING = [
  DefaultCurrencyGuard,
  CategoryStore,
  CategoryPresenter,
  CategoryLists,
  MoveCategory,
  AttributeValueLists,
  CreateAttributeValue,
  SearchCurationStore,
  SearchSynonymStore,
  ProductApproval,
  ProductStore,
  ProductPresenter,
  ProductVersion,
  ProductPictures,
  VariantRows,
  SpecificationRows,
  NewProduct,
  CreateProduct,
  SaveProductAttributes,
  DeleteProductAttribute,
  SetProductStock,
  WriteNewProducts,
  WriteTurns,
  VendorProducts,
  InventoryStore,
  MovementPresenter,
  ProductInventory,
];

const SHOWING = [
  PriceHistory,
  ReadModels,
  FanOut,
  ProductSearch,
  SearchLog,
  ShopIndex,
  ShopPages,
  PageRows,
  ProductPages,
  Suggestions,
  CompareProducts,
  ShowProductCards,
  RenewSpecials,
  SpecialProducts,
];

const OFFERED = [
  SaveProducts,
  TakeBackProducts,
  SaveProductMedia,
  Vocabulary,
  Offers,
  SpecialPrices,
  ClaimSpecials,
  Stock,
  LowStock,
  ProductCards,
  ProductLists,
  ShownProducts,
  PublicAnswers,
];

/** What is for sale and how it is described. */
@Module({
  imports: [RESOURCES, SettingsModule, VendorsModule],
  controllers: [
    CategoriesController,
    VendorCategoriesController,
    AttributeValuesController,
    VendorAttributeValuesController,
    ...productSteps,
    VendorProductsController,
    ShopController,
  ],
  providers: [LiveStock, RecentSales, StockWatch, ...EDITING, ...SHOWING, ...OFFERED],
  exports: [...OFFERED, ReadModels, ShopIndex],
})
export class CatalogueModule {}
