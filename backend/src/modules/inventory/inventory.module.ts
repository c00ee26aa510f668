import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { inventories } from './inventories.resource';
import { InventoryStore } from './inventory.store';
import { LiveStock } from './live-stock';
import { MovementPresenter } from './movement.presenter';
import { ProductInventory } from './product-inventory';
import { productStockControllers } from './product-stock.controllers';
import { RecentSales } from './recent-sales';
import { SetProductStock } from './set-product-stock';
import { Stock } from './stock';
import { StockChanges } from './stock-changes';
import { StockReturns } from './stock-returns';
import { TakeUnits } from './take-units';

/** Stock of each variant, and its stock movements. */
@Module({
  imports: [ResourceModule.forFeature(inventories), CatalogueModule],
  controllers: [...productStockControllers],
  providers: [
    InventoryStore,
    MovementPresenter,
    ProductInventory,
    SetProductStock,
    StockReturns,
    Stock,
    StockChanges,
    LiveStock,
    RecentSales,
    TakeUnits,
  ],
  exports: [Stock, StockChanges, LiveStock, RecentSales],
})
export class InventoryModule {}
