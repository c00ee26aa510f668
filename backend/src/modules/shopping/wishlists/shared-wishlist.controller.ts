import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SharedWishlist as Shown, WishlistShare } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, Public, SignedIn } from '../../../kernel/access';
import { SharedWishlist } from './shared-wishlist';
import { ShareWishlist } from './share-wishlist';
import { ShareWishlistInput } from './wishlists.inputs';

/** Endpoints for shared wish lists. */
@ApiTags('web wish list')
@Controller('backend/api/web')
export class SharedWishlistController {
  constructor(
    private readonly share: ShareWishlist,
    private readonly shared: SharedWishlist,
  ) {}

  @SignedIn('customer')
  @Get('wishlist_share')
  state(@Me() actor: Actor): Promise<WishlistShare> {
    return this.share.state(actor);
  }

  @SignedIn('customer')
  @Limited('wishlist_share')
  @HttpCode(200)
  @Post('shareWishlist')
  shareWishlist(@Body() { share = true }: ShareWishlistInput, @Me() actor: Actor): Promise<WishlistShare> {
    return this.share.execute(share, actor);
  }

  @Public()
  @Get('shared_wishlist/:token')
  sharedWishlist(@Param('token') token: string, @From() caller: Caller): Promise<Shown> {
    return this.shared.find(token, caller);
  }
}
