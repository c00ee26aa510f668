/** One approved review as shoppers read it. */
export interface WebReview {
  id: number;
  author: string | null;
  /** 1 to 5. */
  rating: number;
  title: string | null;
  body: string;
  written_at: string;
  /** Written about a purchase in this shop. */
  is_verified: boolean;
  /** Absent for reviews of the store as a whole. */
  product: { id: number; slug: string; name: string } | null;
  reply: string | null;
  replied_at: string | null;
}

/** `GET web/vendor/{id}/reviews?page=`. */
export interface VendorReviewPage {
  rating_avg: number;
  rating_count: number;
  /** How many gave one star, two, … five. */
  stars: number[];
  reviews: WebReview[];
  page: number;
  pages: number;
}

/** `POST web/add_product_review`: the purchase by its order item, or just the product. */
export interface AddProductReview {
  product_id?: number;
  order_item_id?: number;
  rating: number;
  title?: string | null;
  body: string;
}
