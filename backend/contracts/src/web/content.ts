import type { Picture } from './shop';

/** `GET web/aboutus`, `web/privacy_policy`, `web/refund_policy` and `web/term_condition`. */
export interface WebDocument {
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** ISO time from when it holds; null where it does not say. */
  effective_at: string | null;
  updated_at: string;
}

/** What a page says to search engines. */
export interface SeoTexts {
  title: string;
  description: string;
}

/** `GET web/contentPageDetail/{id}`; `slug` is the present one in the asked language. */
export interface WebContentPage {
  id: number;
  slug: string;
  title: string;
  /** Sanitised HTML. */
  body: string;
  seo: SeoTexts;
  updated_at: string;
}

export interface PostCategory {
  id: number;
  slug: string;
  name: string;
}

/** `POST web/submit_contact_form`: a message to the shop. */
export interface SubmitContactForm {
  name: string;
  email: string;
  phone?: string | null;
  subject: string;
  message: string;
  /** The order it is about; whether there is such an order is never answered. */
  order_number?: string | null;
  /** Agreed to the privacy policy. */
  consent?: boolean;
  /** Hidden from people; whoever fills it is none. */
  website?: string;
}

/** A post of the blog in a list. */
export interface PostSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  cover: Picture | null;
  category: PostCategory | null;
  author: string;
  tags: string[];
  published_at: string;
}

/** `GET web/all_posts?page=&category=&tag=`. */
export interface PostPage {
  posts: PostSummary[];
  total: number;
  page: number;
  per_page: number;
  categories: PostCategory[];
}

/** `GET web/post_detail/{param}`. */
export interface PostDetail extends PostSummary {
  /** Sanitised HTML. */
  body: string;
  comments_enabled: boolean;
  seo: SeoTexts;
  related: PostSummary[];
}
