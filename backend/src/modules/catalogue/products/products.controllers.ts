import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { NewProduct as Beginning } from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Marketplace } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import { ProductInventory } from '../stock/product-inventory';
import { CreateProduct } from './create-product';
import { createProductInput } from './create-product.input';
import { DeleteProductAttribute } from './delete-product-attribute';
import { NewProduct } from './new-product';
import { ownProducts } from './own-products';
import { PiecesPipe } from './pieces.pipe';
import { ProductAttributesInput, ProductMediaInput, ProductStockInput } from './product.inputs';
import { SaveProductAttributes } from './save-product-attributes';
import { SaveProductMedia } from './save-product-media';
import { SetProductStock } from './set-product-stock';
import { VendorProducts, VendorProductsQuery } from './vendor-products';

/** A whole product in one step, for one audience. */
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
      return this.beginning.run(caller);
    }

    @ApiHeader({ name: HEADERS.idempotency, required: false })
    @Allow(audience, 'products.create')
    @HttpCode(200)
    @Post('createProduct')
    createProduct(
      @Body() input: CreateProductInput,
      @Headers(HEADERS.idempotency) key: string | undefined,
      @From() caller: Caller,
    ): Promise<object> {
      return this.creation.run(input, key, ownProducts(caller), caller);
    }
  }
  return ProductCreationController;
}

/** The second step of the product editor, its options and variants, for one audience (specification §7.1). */
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
    ): Promise<object> {
      return this.attributes.run(id, input, ownProducts(caller), caller);
    }

    @Allow(audience, 'products.update')
    @HttpCode(200)
    @Post('productsAttribute/:id')
    createAttributes(
      @Param('id', IdPipe) id: number,
      @Body() input: ProductAttributesInput,
      @From() caller: Caller,
    ): Promise<object> {
      return this.attributes.run(id, input, ownProducts(caller), caller);
    }

    @Allow(audience, 'products.update')
    @Delete('productsDeleteAttribute/:a/:b')
    deleteAttribute(
      @Param('a', IdPipe) id: number,
      @Param('b', IdPipe) attribute: number,
      @From() caller: Caller,
    ): Promise<object> {
      return this.removal.run(id, attribute, ownProducts(caller), caller);
    }
  }
  return VariantStepsController;
}

/** The third step, its pictures, and the stock beside them, for one audience. */
function goodsSteps(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} products`)
  @Controller(`backend/api/${audience}`)
  class GoodsStepsController {
    constructor(
      readonly media: SaveProductMedia,
      readonly stock: SetProductStock,
      readonly inventory: ProductInventory,
    ) {}

    @Allow(audience, 'products.update')
    @Put('productsMedia/:id')
    updateMedia(
      @Param('id', IdPipe) id: number,
      @Body() input: ProductMediaInput,
      @From() caller: Caller,
    ): Promise<object> {
      return this.media.run(id, input, ownProducts(caller), caller);
    }

    @Allow(audience, 'products.update')
    @Put('updateProductStock/:a/:b')
    updateStock(
      @Param('a', IdPipe) id: number,
      @Param('b', PiecesPipe) pieces: number,
      @Body() input: ProductStockInput,
      @From() caller: Caller,
    ): Promise<object> {
      return this.stock.run(id, pieces, input, ownProducts(caller), caller);
    }

    @Allow(audience, 'products.read')
    @Get('getProductInventory/:id')
    getProductInventory(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page> {
      return this.inventory.of(id, ownProducts(caller), caller);
    }
  }
  return GoodsStepsController;
}

/** The product editor's calls, for operators and for vendors within their own. */
export const productSteps = (['admin', 'vendor'] as const).flatMap((audience) => [
  creation(audience),
  variantSteps(audience),
  goodsSteps(audience),
]);

/** The products of one vendor, for operators (specification §7.6). */
@ApiTags('admin products')
@Controller('backend/api/admin')
export class VendorProductsController {
  constructor(private readonly products: VendorProducts) {}

  @Allow('admin', 'products.read')
  @Marketplace()
  @Get('filterVendorProducts')
  filterVendorProducts(@Query() query: VendorProductsQuery, @From() caller: Caller): Promise<Page> {
    return this.products.run(query, caller);
  }
}
