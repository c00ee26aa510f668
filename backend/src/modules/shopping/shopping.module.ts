import { Global, Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { GuestMerge } from '../customers';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { ShippingModule } from '../shipping';
import { AddCartItem } from './add-cart-item';
import { CartView } from './cart-view';
import { Carts } from './carts';
import { ChangeCartItemQuantity } from './change-cart-item-quantity';
import { MergeCarts } from './merge-carts';
import { PricedCarts } from './priced-carts';
import { RemoveCartItems } from './remove-cart-items';
import { ShoppingController } from './shopping.controller';

/** Carts. Global, because it fills the port of the customers' module below it. */
@Global()
@Module({
  imports: [CatalogueModule, LocalisationModule, MediaModule, ShippingModule],
  controllers: [ShoppingController],
  providers: [
    AddCartItem,
    CartView,
    Carts,
    ChangeCartItemQuantity,
    MergeCarts,
    PricedCarts,
    RemoveCartItems,
    { provide: GuestMerge, useExisting: MergeCarts },
  ],
  exports: [AddCartItem, Carts, CartView, PricedCarts, GuestMerge],
})
export class ShoppingModule {}
