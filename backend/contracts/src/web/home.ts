import type { BrandSummary, CategoryNode, ProductCard, VendorSummary } from './catalogue';
import type { PostSummary, WebInstagramPost } from './content';
import type { FlashSaleShown } from './flash-sale';

/** `GET web/shopPageData`: the sections of the home page; an empty list means the section is omitted. */
export interface HomeData {
  categories: CategoryNode[];
  /** The flash sale that ends first, without sold-out items. */
  flash_sale: FlashSaleShown | null;
  featured: ProductCard[];
  new_arrivals: ProductCard[];
  trending: ProductCard[];
  upcoming: ProductCard[];
  stores: VendorSummary[];
  brands: BrandSummary[];
  /** The latest blog posts. */
  posts: PostSummary[];
  /** The latest posts of the shop's Instagram account. */
  instagram: WebInstagramPost[];
}
