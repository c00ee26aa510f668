import { Global, Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { InventoryModule } from '../inventory';
import { PricingModule } from '../pricing';
import { SearchModule } from '../search';
import { CustomersModule, GuestMerge } from '../customers';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { ShippingModule } from '../shipping';
import { VendorsModule } from '../vendors';
import { AddCartItem } from './add-cart-item';
import { CartOffers } from './cart-offers';
import { CartView } from './cart-view';
import { Carts } from './carts';
import { ChangeCartItemQuantity } from './change-cart-item-quantity';
import { MergeCarts } from './merge-carts';
import { PricedCarts } from './priced-carts';
import { RemoveCartItems } from './remove-cart-items';
import { SeenPrices } from './seen-prices';
import { FollowVendor } from './followed-vendors/follow-vendor';
import { FollowedVendors } from './followed-vendors/followed-vendors';
import { Followers } from './followed-vendors/followers';
import { FollowedVendorsController } from './followed-vendors/followed-vendors.controller';
import { PriceDrops } from './price-alerts/price-drops';
import { PriceAlertMails } from './price-alerts/price-alert-mails';
import { PriceAlertsController } from './price-alerts/price-alerts.controller';
import { SendPriceAlerts } from './price-alerts/send-price-alerts';
import { SetPriceAlerts } from './price-alerts/set-price-alerts';
import { AcceptCartPrices } from './saved/accept-cart-prices';
import { RemoveSavedItem } from './saved/remove-saved-item';
import { RestoreCartItems } from './saved/restore-cart-items';
import { SaveCartItem } from './saved/save-cart-item';
import { SavedController } from './saved/saved.controller';
import { SavedLines } from './saved/saved-lines';
import { SavedView } from './saved/saved-view';
import { UpdateCartNotes } from './saved/update-cart-notes';
import { ShoppingData } from './shopping-data';
import { ShoppingController } from './shopping.controller';
import { AnswerStockNotice } from './stock-notices/answer-stock-notice';
import { OwnStockNotices } from './stock-notices/own-stock-notices';
import { RequestStockNotice } from './stock-notices/request-stock-notice';
import { SendStockNotices } from './stock-notices/send-stock-notices';
import { StockNoticeMails } from './stock-notices/stock-notice-mails';
import { StockNoticeView } from './stock-notices/stock-notice-view';
import { StockNoticesController } from './stock-notices/stock-notices.controller';
import { AddWishlistItem } from './wishlists/add-wishlist-item';
import { RemoveWishlistItem } from './wishlists/remove-wishlist-item';
import { ShareWishlist } from './wishlists/share-wishlist';
import { SharedWishlist } from './wishlists/shared-wishlist';
import { SharedWishlistController } from './wishlists/shared-wishlist.controller';
import { WishlistView } from './wishlists/wishlist-view';
import { Wishlists } from './wishlists/wishlists';
import { WishlistsController } from './wishlists/wishlists.controller';

/**
 * Carts, wish lists, followed stores, stock notices and price alerts. Global, because it implements
 * `GuestMerge`, a port of the customers module.
 */
@Global()
@Module({
  imports: [
    CatalogueModule,
    InventoryModule,
    PricingModule,
    SearchModule,
    CustomersModule,
    LocalisationModule,
    MediaModule,
    ShippingModule,
    VendorsModule,
  ],
  controllers: [
    FollowedVendorsController,
    PriceAlertsController,
    SavedController,
    SharedWishlistController,
    ShoppingController,
    StockNoticesController,
    WishlistsController,
  ],
  providers: [
    AddCartItem,
    CartOffers,
    CartView,
    Carts,
    ChangeCartItemQuantity,
    FollowVendor,
    FollowedVendors,
    AnswerStockNotice,
    OwnStockNotices,
    RequestStockNotice,
    SendStockNotices,
    StockNoticeMails,
    StockNoticeView,
    PriceDrops,
    PriceAlertMails,
    SendPriceAlerts,
    SetPriceAlerts,
    Followers,
    MergeCarts,
    PricedCarts,
    RemoveCartItems,
    SeenPrices,
    AcceptCartPrices,
    RemoveSavedItem,
    RestoreCartItems,
    SaveCartItem,
    SavedLines,
    SavedView,
    UpdateCartNotes,
    AddWishlistItem,
    RemoveWishlistItem,
    WishlistView,
    ShareWishlist,
    SharedWishlist,
    ShoppingData,
    Wishlists,
    { provide: GuestMerge, useExisting: MergeCarts },
  ],
  exports: [AddCartItem, Carts, CartView, PricedCarts, GuestMerge],
})
export class ShoppingModule {}
