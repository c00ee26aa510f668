import type { ReviewStatus } from '../states';
import type { Picture } from './picture';

/** An approved review, as published. */
export interface WebReview {
  id: number;
  author: string | null;
  /** 1 to 5. */
  rating: number;
  title: string | null;
  body: string;
  /** The shop's language when it was written; null when unknown. */
  language: string | null;
  /** The author's photos. */
  pictures: Picture[];
  written_at: string;
  /** Verified purchase. */
  is_verified: boolean;
  /** Null for reviews of the store itself. */
  product: { id: number; slug: string; name: string } | null;
  reply: string | null;
  replied_at: string | null;
}

/** Sort orders of reviews; `pictures` lists reviews with photos first. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'pictures'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews on a page of a product's or vendor's reviews. */
export const REVIEWS_PER_PAGE = 20;

/** `GET web/vendor/{id}/reviews?page=&sort=&stars=&pictures=1&verified=1`. */
export interface VendorReviewPage {
  rating_avg: number;
  rating_count: number;
  /** Number of reviews with one star, two, … five. */
  stars: number[];
  /** Reviews that match the query, on all pages. */
  total: number;
  reviews: WebReview[];
  page: number;
  pages: number;
}

/** `GET web/product/{id}/reviews`, with the same query. */
export type ProductReviewPage = VendorReviewPage;

/**
 * `POST web/add_product_review`: of a purchase by its order item, or of a product. As multipart/form-data it
 * may carry up to five files in `pictures`.
 */
export interface AddProductReview {
  product_id?: number;
  order_item_id?: number;
  rating: number;
  title?: string | null;
  body: string;
}

/** `GET web/product/{id}/review_standing`: whether the customer can review a product now, and if not, why. */
export interface ReviewEligibility {
  state: 'open' | 'not_bought' | 'already_reviewed' | 'own_product';
}

/** A delivered item that its buyer has not reviewed yet. */
export interface ProductToReview {
  /** Id of the product. */
  id: number;
  name: string;
  slug: string;
  picture: Picture | null;
  order_number: string;
}

/**
 * `POST web/updateReview/{id}`: the author's edit, which needs approval again. As multipart/form-data it may carry more
 * files in `pictures`.
 */
export interface UpdateReview extends Pick<AddProductReview, 'rating' | 'title' | 'body'> {
  /** Ids of photos to remove; as JSON text in a multipart form. */
  removed_picture_ids?: number[];
}

/** A review as its author sees it, in any status. */
export interface OwnReview {
  id: number;
  /** Null for a store's review, or while the product is not published. */
  product: { id: number; name: string; slug: string } | null;
  rating: number;
  title: string | null;
  body: string;
  /** The customer's photos, whatever the status is. */
  pictures: Picture[];
  status: ReviewStatus;
  /** Why an operator rejected it; null without a reason. */
  rejection_reason: string | null;
  /** Whether its author may edit it: false for reviews that a store entered for them. */
  can_edit: boolean;
  /** The store's public reply. */
  reply: string | null;
  /** ISO time. */
  written_at: string;
}

/** `GET web/customer_reviews`: items to review, and the customer's own reviews. */
export interface CustomerReviews {
  to_write: ProductToReview[];
  reviews: OwnReview[];
}
