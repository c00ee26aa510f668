import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Cart, SavedCartItems } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { AcceptCartPrices } from './accept-cart-prices';
import { RemoveSavedItem } from './remove-saved-item';
import { RestoreCartItems } from './restore-cart-items';
import { SaveCartItem } from './save-cart-item';
import { SavedView } from './saved-view';
import {
  AcceptCartPricesInput,
  RestoreCartItemsInput,
  SaveCartItemInput,
  UpdateCartNotesInput,
} from './saved.inputs';
import { UpdateCartNotes } from './update-cart-notes';

/** Endpoints for saved-for-later items, undoing removals, accepting changed prices, and notes to vendors. */
@ApiTags('web cart')
@Public()
@Controller('backend/api/web')
export class SavedController {
  constructor(
    private readonly view: SavedView,
    private readonly save: SaveCartItem,
    private readonly restore: RestoreCartItems,
    private readonly remove: RemoveSavedItem,
    private readonly accept: AcceptCartPrices,
    private readonly notes: UpdateCartNotes,
  ) {}

  @Get('saved_cart_items')
  savedCartItems(@From() caller: Caller): Promise<SavedCartItems> {
    return this.view.list(caller);
  }

  @HttpCode(200)
  @Post('save_cart_item')
  saveCartItem(@Body() input: SaveCartItemInput, @From() caller: Caller): Promise<Cart> {
    return this.save.execute(input, caller);
  }

  @HttpCode(200)
  @Post('restore_cart_items')
  restoreCartItems(@Body() input: RestoreCartItemsInput, @From() caller: Caller): Promise<Cart> {
    return this.restore.execute(input, caller);
  }

  @Delete('remove_saved_cart_item/:id')
  removeSavedCartItem(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<SavedCartItems> {
    return this.remove.execute(id, caller);
  }

  @HttpCode(200)
  @Post('accept_cart_prices')
  acceptCartPrices(@Body() input: AcceptCartPricesInput, @From() caller: Caller): Promise<Cart> {
    return this.accept.execute(input, caller);
  }

  @HttpCode(200)
  @Post('update_cart_notes')
  updateCartNotes(@Body() input: UpdateCartNotesInput, @From() caller: Caller): Promise<Cart> {
    return this.notes.execute(input, caller);
  }
}
