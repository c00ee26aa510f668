import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From, tenantBounds } from '../../kernel/access';
import type { Page, RecordOf } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import type { Product } from '../catalogue';
import { QuantityPipe } from './quantity.pipe';
import type { VariantInventory } from './product-inventory';
import { ProductInventory } from './product-inventory';
import { ProductStockInput } from './product-stock.input';
import { SetProductStock } from './set-product-stock';

/** Stock endpoints of a product, for one audience (specification §7.1). */
function productStock(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} products`)
  @Controller(`backend/api/${audience}`)
  class ProductStockController {
    constructor(
      readonly stock: SetProductStock,
      readonly inventory: ProductInventory,
    ) {}

    @Allow(audience, 'products.update')
    @Put('updateProductStock/:a/:b')
    updateStock(
      @Param('a', IdPipe) id: number,
      @Param('b', QuantityPipe) pieces: number,
      @Body() input: ProductStockInput,
      @From() caller: Caller,
    ): Promise<RecordOf<Product>> {
      return this.stock.execute(id, pieces, input, tenantBounds(caller.actor), caller);
    }

    @Allow(audience, 'products.read')
    @Get('getProductInventory/:id')
    getProductInventory(
      @Param('id', IdPipe) id: number,
      @From() caller: Caller,
    ): Promise<Page<VariantInventory, 'inventory'>> {
      return this.inventory.list(id, tenantBounds(caller.actor), caller);
    }
  }
  return ProductStockController;
}

/** A product's stock, for operators, and for vendors limited to their own products. */
export const productStockControllers = (['admin', 'vendor'] as const).map(productStock);
