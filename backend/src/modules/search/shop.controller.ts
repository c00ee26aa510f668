import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type {
  ProductCard,
  ProductComparison,
  ProductDetail,
  SearchSuggestions,
  ShopPage,
} from '@stoa/contracts';
import { SHOP_SORTS } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import type { RawJson } from '../../kernel/http';
import { CompareProducts, CompareProductsInput } from './pages/compare-products';
import type { CategoryProducts } from './pages/product-lists';
import { ProductLists } from './pages/product-lists';
import { ProductPages } from './pages/product-pages';
import { ShopPages } from './pages/shop-pages';
import { ProductCardsQuery, ShowProductCards } from './pages/show-product-cards';
import { SuggestionQuery, Suggestions } from './pages/suggestions';

const CHOICES = 'Slugs or ids, separated by commas';

/** Public catalogue routes (specification §7.7). */
@ApiTags('web catalogue')
@Public()
@Controller('backend/api/web')
export class ShopController {
  constructor(
    private readonly pages: ShopPages,
    private readonly products: ProductPages,
    private readonly lists: ProductLists,
    private readonly suggestions: Suggestions,
    private readonly comparison: CompareProducts,
    private readonly showCards: ShowProductCards,
  ) {}

  /** Attribute facets are further parameters: `attr.<code>=value,value`. */
  @ApiQuery({ name: 'q', required: false, type: String })
  @ApiQuery({ name: 'category', required: false, type: String, description: CHOICES })
  @ApiQuery({ name: 'brand', required: false, type: String, description: CHOICES })
  @ApiQuery({ name: 'vendor', required: false, type: String, description: CHOICES })
  @ApiQuery({ name: 'price_min', required: false, type: Number, description: 'Minor units' })
  @ApiQuery({ name: 'price_max', required: false, type: Number, description: 'Minor units' })
  @ApiQuery({ name: 'rating', required: false, type: Number })
  @ApiQuery({ name: 'in_stock', required: false, enum: ['1'] })
  @ApiQuery({ name: 'on_sale', required: false, enum: ['1'] })
  @ApiQuery({ name: 'delivers_to', required: false, type: String, description: 'Such as DE or US-CA' })
  @ApiQuery({ name: 'sort', required: false, enum: SHOP_SORTS })
  @ApiQuery({ name: 'page', required: false, type: Number })
  @ApiQuery({ name: 'per_page', required: false, type: Number })
  @Get('shopFilterProducts')
  shopFilterProducts(
    @Query() query: Record<string, unknown>,
    @From() caller: Caller,
  ): Promise<RawJson<ShopPage>> {
    return this.pages.answer(query, caller);
  }

  @Get('search_products')
  searchProducts(
    @Query() query: SuggestionQuery,
    @From() caller: Caller,
  ): Promise<RawJson<SearchSuggestions>> {
    return this.suggestions.answer(query, caller);
  }

  @Get('product_cards')
  productCards(@Query() query: ProductCardsQuery, @From() caller: Caller): Promise<RawJson<ProductCard[]>> {
    return this.showCards.execute(query, caller);
  }

  @Get('product/:id')
  product(@Param('id') idOrSlug: string, @From() caller: Caller): Promise<RawJson<ProductDetail>> {
    return this.products.answer(idOrSlug, caller);
  }

  @HttpCode(200)
  @Post('compare_products')
  compareProducts(@Body() input: CompareProductsInput, @From() caller: Caller): Promise<ProductComparison> {
    return this.comparison.execute(input, caller);
  }

  @Get('featured_products')
  featuredProducts(@From() caller: Caller): Promise<RawJson<ProductCard[]>> {
    return this.lists.answer('featured', caller, 24);
  }

  @Get('new_arrival_products')
  newArrivalProducts(@From() caller: Caller): Promise<RawJson<ProductCard[]>> {
    return this.lists.answer('new_arrivals', caller, 24);
  }

  @Get('latest_products')
  latestProducts(@From() caller: Caller): Promise<RawJson<ProductCard[]>> {
    return this.lists.answer('new_arrivals', caller, 12);
  }

  @Get('upcoming_products')
  upcomingProducts(@From() caller: Caller): Promise<RawJson<ProductCard[]>> {
    return this.lists.answer('upcoming', caller, 24);
  }

  @Get('trending_products_web')
  trendingProducts(@From() caller: Caller): Promise<RawJson<ProductCard[]>> {
    return this.lists.answer('trending', caller, 24);
  }

  @Get('featured_products_categories_wise')
  featuredProductsCategoriesWise(@From() caller: Caller): Promise<RawJson<CategoryProducts[]>> {
    return this.lists.byCategory(caller);
  }
}
