import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/access';
import { Allow, From } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import { ProductInventory } from '../stock/product-inventory';
import { DeleteProductAttribute } from './delete-product-attribute';
import { ownProducts } from './own-products';
import { PiecesPipe } from './pieces.pipe';
import { ProductAttributesInput, ProductMediaInput, ProductStockInput } from './product.inputs';
import { SaveProductAttributes } from './save-product-attributes';
import { SaveProductMedia } from './save-product-media';
import { SetProductStock } from './set-product-stock';
import { VendorProducts, VendorProductsQuery } from './vendor-products';

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
  variantSteps(audience),
  goodsSteps(audience),
]);

/** The products of one vendor, for operators (specification §7.6). */
@ApiTags('admin products')
@Controller('backend/api/admin')
export class VendorProductsController {
  constructor(private readonly products: VendorProducts) {}

  @Allow('admin', 'products.read')
  @Get('filterVendorProducts')
  filterVendorProducts(@Query() query: VendorProductsQuery, @From() caller: Caller): Promise<Page> {
    return this.products.run(query, caller);
  }
}
