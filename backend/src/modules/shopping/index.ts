export * from './add-cart-item';
export * from './cart-owner';
export * from './cart.entity';
export * from './carts';
export * from './priced-carts';
export * from './shopping.module';
