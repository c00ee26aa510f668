import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Wishlist } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Me, SignedIn } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { AddWishlistItem } from './add-wishlist-item';
import { RemoveWishlistItem } from './remove-wishlist-item';
import { WishlistView } from './wishlist-view';
import { AddWishlistItemInput, DeleteWishlistItemInput } from './wishlists.inputs';

/** A customer's wish list (specification §7.7). */
@ApiTags('web wish list')
@SignedIn('customer')
@Controller('backend/api/web')
export class WishlistsController {
  constructor(
    private readonly view: WishlistView,
    private readonly addItem: AddWishlistItem,
    private readonly removeItem: RemoveWishlistItem,
  ) {}

  @Get('fetchWishlistItems')
  fetchWishlistItems(@Me() actor: Actor, @From() caller: Caller): Promise<Wishlist> {
    return this.view.find(actor, caller);
  }

  @HttpCode(200)
  @Post('addWishlistItem')
  addWishlistItem(
    @Body() input: AddWishlistItemInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<Wishlist> {
    return this.addItem.execute(input, actor, caller);
  }

  @HttpCode(200)
  @Post('deleteWishlistItem')
  deleteWishlistItem(
    @Body() input: DeleteWishlistItemInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<Wishlist> {
    return this.removeItem.execute({ product_id: input.product_id }, actor, caller);
  }

  @Delete('removeWishlistItem/:id')
  removeWishlistItem(
    @Param('id', IdPipe) id: number,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<Wishlist> {
    return this.removeItem.execute({ id }, actor, caller);
  }
}
