import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { NewProduct as Beginning } from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Marketplace, tenantBounds } from '../../../kernel/access';
import type { Page, RecordOf } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import { CreateProduct } from './create-product';
import { createProductInput } from './create-product.input';
import { DeleteProductAttribute } from './delete-product-attribute';
import { NewProduct } from './new-product';
import type { Product } from './product.entity';
import { ProductAttributesInput, ProductMediaInput } from './product.inputs';
import { SaveProductAttributes } from './save-product-attributes';
import { SaveProductMedia } from './save-product-media';
import { VendorProducts, VendorProductsQuery } from './vendor-products';

/** Creation of a whole product in one request, for one audience. */
function creation(audience: 'admin' | 'vendor') {
  class CreateProductInput extends createProductInput(audience) {}
  Object.defineProperty(CreateProductInput, 'name', { value: `CreateProduct${audience}` });
  @ApiTags(`${audience} products`)
  @Controller(`backend/api/${audience}`)
  class ProductCreationController {
    constructor(
      readonly creation: CreateProduct,
      readonly beginning: NewProduct,
    ) {}

    @Allow(audience, 'products.create')
    @Get('newProduct')
    newProduct(@From() caller: Caller): Promise<Beginning> {
      return this.beginning.execute(caller);
    }

    @ApiHeader({ name: HEADERS.idempotency, required: false })
    @Allow(audience, 'products.create')
    @HttpCode(200)
    @Post('createProduct')
    createProduct(
      @Body() input: CreateProductInput,
      @Headers(HEADERS.idempotency) key: string | undefined,
      @From() caller: Caller,
    ): Promise<RecordOf<Product>> {
      return this.creation.execute(input, key, tenantBounds(caller.actor), caller);
    }
  }
  return ProductCreationController;
}

/** Second step of the product editor, options and variants, for one audience (specification §7.1). */
function variantSteps(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} products`)
  @Controller(`backend/api/${audience}`)
  class VariantStepsController {
    constructor(
      readonly attributes: SaveProductAttributes,
      readonly removal: DeleteProductAttribute,
    ) {}

    @Allow(audience, 'products.update')
    @Put('productsAttribute/:id')
    updateAttributes(
      @Param('id', IdPipe) id: number,
      @Body() input: ProductAttributesInput,
      @From() caller: Caller,
    ): Promise<RecordOf<Product>> {
      return this.attributes.execute(id, input, tenantBounds(caller.actor), caller);
    }

    @Allow(audience, 'products.update')
    @HttpCode(200)
    @Post('productsAttribute/:id')
    createAttributes(
      @Param('id', IdPipe) id: number,
      @Body() input: ProductAttributesInput,
      @From() caller: Caller,
    ): Promise<RecordOf<Product>> {
      return this.attributes.execute(id, input, tenantBounds(caller.actor), caller);
    }

    @Allow(audience, 'products.update')
    @Delete('productsDeleteAttribute/:a/:b')
    deleteAttribute(
      @Param('a', IdPipe) id: number,
      @Param('b', IdPipe) attribute: number,
      @From() caller: Caller,
    ): Promise<RecordOf<Product>> {
      return this.removal.execute(id, attribute, tenantBounds(caller.actor), caller);
    }
  }
  return VariantStepsController;
}

/** Third step, pictures, for one audience. */
function pictureStep(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} products`)
  @Controller(`backend/api/${audience}`)
  class PictureStepController {
    constructor(readonly media: SaveProductMedia) {}

    @Allow(audience, 'products.update')
    @Put('productsMedia/:id')
    updateMedia(
      @Param('id', IdPipe) id: number,
      @Body() input: ProductMediaInput,
      @From() caller: Caller,
    ): Promise<RecordOf<Product>> {
      return this.media.execute(id, input, tenantBounds(caller.actor), caller);
    }
  }
  return PictureStepController;
}

/** Routes of the product editor, for operators, and for vendors limited to their own products. */
export const productSteps = (['admin', 'vendor'] as const).flatMap((audience) => [
  creation(audience),
  variantSteps(audience),
  pictureStep(audience),
]);

/** The products of one vendor, for operators (specification §7.6). */
@ApiTags('admin products')
@Controller('backend/api/admin')
export class VendorProductsController {
  constructor(private readonly products: VendorProducts) {}

  @Allow('admin', 'products.read')
  @Marketplace()
  @Get('filterVendorProducts')
  filterVendorProducts(
    @Query() query: VendorProductsQuery,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<Product>>> {
    return this.products.execute(query, caller);
  }
}
