import type { ReviewStatus } from '../states';
import type { Picture } from './shop';

/** One approved review as shoppers read it. */
export interface WebReview {
  id: number;
  author: string | null;
  /** 1 to 5. */
  rating: number;
  title: string | null;
  body: string;
  /** In which its author read the shop; null where it is not known. */
  language: string | null;
  /** What its author has photographed. */
  pictures: Picture[];
  written_at: string;
  /** Written about a purchase in this shop. */
  is_verified: boolean;
  /** Absent for reviews of the store as a whole. */
  product: { id: number; slug: string; name: string } | null;
  reply: string | null;
  replied_at: string | null;
}

/** Orders of reviews; `pictures` begins with those that have some. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'pictures'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** `GET web/vendor/{id}/reviews?page=&sort=&stars=&pictures=1&verified=1`. */
export interface VendorReviewPage {
  rating_avg: number;
  rating_count: number;
  /** How many gave one star, two, … five. */
  stars: number[];
  /** Reviews that the query asks for, on all pages. */
  total: number;
  reviews: WebReview[];
  page: number;
  pages: number;
}

/** `GET web/product/{id}/reviews`, with the same query. */
export type ProductReviewPage = VendorReviewPage;

/**
 * `POST web/add_product_review`: the purchase by its order item, or just the product. Sent as a form
 * (multipart/form-data) it may carry up to five files in `pictures`.
 */
export interface AddProductReview {
  product_id?: number;
  order_item_id?: number;
  rating: number;
  title?: string | null;
  body: string;
}

/** `GET web/product/{id}/review_standing`: whether the customer can review a product now, and if not, why. */
export interface ReviewStanding {
  state: 'open' | 'not_bought' | 'already_reviewed';
}

/** Something delivered that its buyer has not reviewed yet. */
export interface ProductToReview {
  /** The product's. */
  id: number;
  name: string;
  slug: string;
  picture: Picture | null;
  order_number: string;
}

/** `POST web/updateReview/{id}`: the author's new words, which wait for an operator again. */
export type UpdateReview = Pick<AddProductReview, 'rating' | 'title' | 'body'>;

/** A review as its author sees it, whatever its status. */
export interface OwnReview {
  id: number;
  /** Null for a store's review, or while the product is not offered. */
  product: { id: number; name: string; slug: string } | null;
  rating: number;
  title: string | null;
  body: string;
  status: ReviewStatus;
  /** Whether its author may change it: not what a store entered for them. */
  can_edit: boolean;
  /** The store's public answer. */
  reply: string | null;
  /** ISO time. */
  written_at: string;
}

/** `GET web/customer_reviews`: what a customer can still review, and what they have written. */
export interface CustomerReviews {
  to_write: ProductToReview[];
  reviews: OwnReview[];
}
