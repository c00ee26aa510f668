import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Cart } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import { AddCartItem } from './add-cart-item';
import { CartView } from './cart-view';
import { ChangeCartItemQuantity } from './change-cart-item-quantity';
import { RemoveCartItems } from './remove-cart-items';
import { AddCartItemInput, ChangeCartItemQuantityInput } from './shopping.inputs';

/** Cart endpoints of guests and customers (specification §7.7). */
@ApiTags('web cart')
@Public()
@Controller('backend/api/web')
export class ShoppingController {
  constructor(
    private readonly view: CartView,
    private readonly addItem: AddCartItem,
    private readonly changeQuantity: ChangeCartItemQuantity,
    private readonly removeItems: RemoveCartItems,
  ) {}

  @Get('fetchCartItems')
  fetchCartItems(@From() caller: Caller): Promise<Cart> {
    return this.view.find(caller);
  }

  @HttpCode(200)
  @Post('addCartItem')
  addCartItem(@Body() input: AddCartItemInput, @From() caller: Caller): Promise<Cart> {
    return this.addItem.execute(input, caller);
  }

  @HttpCode(200)
  @Post('changeCartItemQuantity')
  changeCartItemQuantity(@Body() input: ChangeCartItemQuantityInput, @From() caller: Caller): Promise<Cart> {
    return this.changeQuantity.execute(input, caller);
  }

  @Delete('removeCartItem/:id')
  removeCartItem(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Cart> {
    return this.removeItems.one(id, caller);
  }

  @Delete('deleteAllCartItems')
  deleteAllCartItems(@From() caller: Caller): Promise<Cart> {
    return this.removeItems.all(caller);
  }
}
