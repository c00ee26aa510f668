import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { SettingsModule } from '../settings';
import { VendorsModule } from '../vendors';
import { attributes, AttributeStore, attributeValues } from './attributes';
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
import { brands, manufacturers } from './brands';
import { products, SaveProductAttributes, SaveProductMedia, SaveProducts, RevertProducts } from './products';
import { WriteNewProducts } from './products/bulk/write-new-products';
import { PatchProducts } from './products/bulk/patch-products';
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
import { SpecificationRows } from './products/specification-rows';
import { VariantRows } from './products/variant-rows';
import { VendorProducts } from './products/vendor-products';
import { LowStock } from './stock-status';
import { units } from './units';
import { ReferenceNames } from './reference-names';

const RESOURCES = ResourceModule.forFeature(
  units,
  brands,
  manufacturers,
  categories,
  attributes,
  attributeValues,
  products,
);

const EDITING = [
  DefaultCurrencyGuard,
  AttributeStore,
  CategoryStore,
  CategoryPresenter,
  CategoryLists,
  MoveCategory,
  AttributeValueLists,
  CreateAttributeValue,
  ProductApproval,
  ProductVersion,
  ProductPictures,
  VariantRows,
  SpecificationRows,
  NewProduct,
  CreateProduct,
  SaveProductAttributes,
  DeleteProductAttribute,
  WriteNewProducts,
  PatchProducts,
  VendorProducts,
];

const OFFERED = [
  SaveProducts,
  RevertProducts,
  SaveProductMedia,
  ProductStore,
  ProductPresenter,
  ReferenceNames,
  LowStock,
];

/** Product catalogue: products, variants, categories, attributes, brands and units. */
@Module({
  imports: [RESOURCES, SettingsModule, VendorsModule],
  controllers: [
    CategoriesController,
    VendorCategoriesController,
    AttributeValuesController,
    VendorAttributeValuesController,
    ...productSteps,
    VendorProductsController,
  ],
  providers: [...EDITING, ...OFFERED],
  exports: [...OFFERED],
})
export class CatalogueModule {}
