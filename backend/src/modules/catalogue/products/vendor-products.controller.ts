import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
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

/** The same for vendors, within their own products. */
@ApiTags('vendor products')
@Controller('backend/api/vendor')
export class VendorProductsController {
  constructor(
    private readonly attributes: SaveProductAttributes,
    private readonly media: SaveProductMedia,
    private readonly removal: DeleteProductAttribute,
    private readonly stock: SetProductStock,
    private readonly inventory: ProductInventory,
  ) {}

  @Allow('vendor', 'products.update')
  @Put('productsAttribute/:id')
  updateAttributes(
    @Param('id', IdPipe) id: number,
    @Body() input: ProductAttributesInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.attributes.run(id, input, ownProducts(caller), caller);
  }

  @Allow('vendor', 'products.update')
  @HttpCode(200)
  @Post('productsAttribute/:id')
  createAttributes(
    @Param('id', IdPipe) id: number,
    @Body() input: ProductAttributesInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.attributes.run(id, input, ownProducts(caller), caller);
  }

  @Allow('vendor', 'products.update')
  @Delete('productsDeleteAttribute/:a/:b')
  deleteAttribute(
    @Param('a', IdPipe) id: number,
    @Param('b', IdPipe) attribute: number,
    @From() caller: Caller,
  ): Promise<object> {
    return this.removal.run(id, attribute, ownProducts(caller), caller);
  }

  @Allow('vendor', 'products.update')
  @Put('productsMedia/:id')
  updateMedia(
    @Param('id', IdPipe) id: number,
    @Body() input: ProductMediaInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.media.run(id, input, ownProducts(caller), caller);
  }

  @Allow('vendor', 'products.update')
  @Put('updateProductStock/:a/:b')
  updateStock(
    @Param('a', IdPipe) id: number,
    @Param('b', PiecesPipe) pieces: number,
    @Body() input: ProductStockInput,
    @From() caller: Caller,
  ): Promise<object> {
    return this.stock.run(id, pieces, input, ownProducts(caller), caller);
  }

  @Allow('vendor', 'products.read')
  @Get('getProductInventory/:id')
  getProductInventory(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page> {
    return this.inventory.of(id, ownProducts(caller), caller);
  }
}
