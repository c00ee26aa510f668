export * from './add-cart-item';
export * from './cart-owner';
export * from './cart.entity';
export * from './cart-view';
export * from './carts';
export * from './priced-carts';
export { IsRequestKey } from './shopping.inputs';
export * from './shopping.module';
export * from './wishlists/wishlist.entity';
