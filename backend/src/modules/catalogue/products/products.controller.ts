import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/access';
import { Allow, From } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import { ProductInventory } from '../stock/product-inventory';
import { DeleteProductAttribute } from './delete-product-attribute';
import { PiecesPipe } from './pieces.pipe';
import { ProductAttributesInput, ProductMediaInput, ProductStockInput } from './product.inputs';
import { SaveProductAttributes } from './save-product-attributes';
import { SaveProductMedia } from './save-product-media';
import { SetProductStock } from './set-product-stock';
import { VendorProducts, VendorProductsQuery } from './vendor-products';

/** The steps of the product editor and what lies beside them, for operators (specification §7.1, §7.6). */
@ApiTags('admin products')
@Controller('backend/api/admin')
export class ProductsController {
  constructor(
    private readonly attributes: SaveProductAttributes,
    private readonly media: SaveProductMedia,
    private readonly removal: DeleteProductAttribute,
    private readonly stock: SetProductStock,
    private readonly inventory: ProductInventory,
    private readonly ofVendor: VendorProducts,
  ) {}

  @Allow('admin', 'products.update')
  @Put('productsAttribute/:id')
  updateAttributes(
    @Param('id', IdPipe) id: number,
    @Body() input: ProductAttributesInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.attributes.run(id, input, {}, caller);
  }

  @Allow('admin', 'products.update')
  @HttpCode(200)
  @Post('productsAttribute/:id')
  createAttributes(
    @Param('id', IdPipe) id: number,
    @Body() input: ProductAttributesInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.attributes.run(id, input, {}, caller);
  }

  @Allow('admin', 'products.update')
  @Delete('productsDeleteAttribute/:a/:b')
  deleteAttribute(
    @Param('a', IdPipe) id: number,
    @Param('b', IdPipe) attribute: number,
    @From() caller: Caller,
  ): Promise<object> {
    return this.removal.run(id, attribute, {}, caller);
  }

  @Allow('admin', 'products.update')
  @Put('productsMedia/:id')
  updateMedia(
    @Param('id', IdPipe) id: number,
    @Body() input: ProductMediaInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.media.run(id, input, {}, caller);
  }

  @Allow('admin', 'products.update')
  @Put('updateProductStock/:a/:b')
  updateStock(
    @Param('a', IdPipe) id: number,
    @Param('b', PiecesPipe) pieces: number,
    @Body() input: ProductStockInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.stock.run(id, pieces, input, {}, caller);
  }

  @Allow('admin', 'products.read')
  @Get('getProductInventory/:id')
  getProductInventory(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page> {
    return this.inventory.of(id, {}, caller);
  }

  @Allow('admin', 'products.read')
  @Get('filterVendorProducts')
  filterVendorProducts(@Query() query: VendorProductsQuery, @From() caller: Caller): Promise<Page> {
    return this.ofVendor.run(query, caller);
  }
}
