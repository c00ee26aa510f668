import type { PageSeo } from './page-seo';
import type { Picture } from './picture';

/** Storefront paths of the shop's own documents, by their names in API paths. */
export const DOCUMENT_PATHS = {
  about_us: '/AboutUs',
  privacy_policy: '/PrivacyPolicy',
  refund_policy: '/RefundPolicy',
  term_condition: '/TermCondition',
} as const;
export type DocumentName = keyof typeof DOCUMENT_PATHS;

/** `GET web/aboutus`, `web/privacy_policy`, `web/refund_policy` and `web/term_condition`. */
export interface WebDocument {
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** ISO time from which it applies; null when unspecified. */
  effective_at: string | null;
  updated_at: string;
}

/** `GET web/contentPageDetail/{id}`; `slug` is the current one in the requested language. */
export interface WebContentPage {
  id: number;
  slug: string;
  /** Its current slug per language. */
  slugs: Record<string, string>;
  title: string;
  /** Sanitised HTML. */
  body: string;
  seo: PageSeo;
  updated_at: string;
}

export interface PostCategory {
  id: number;
  slug: string;
  /** Its slug per language. */
  slugs: Record<string, string>;
  name: string;
}

/** `POST web/submit_contact_form`: a contact message to the shop. */
export interface SubmitContactForm {
  name: string;
  email: string;
  phone?: string | null;
  subject: string;
  message: string;
  /** Number of the related order; the response never reveals whether it exists. */
  order_number?: string | null;
  /** Consent to the privacy policy. */
  consent?: boolean;
  /** Honeypot, hidden from people; a filled-in value marks a bot. */
  website?: string;
}

/** A blog post in a list. */
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

/** An item of `GET web/instagram`: a post of the shop's Instagram account. */
export interface WebInstagramPost {
  id: number;
  caption: string;
  /** URL of the post at Instagram. */
  permalink: string;
  picture: Picture;
  posted_at: string;
}

/** `GET web/all_posts?page=&category=&tag=`. */
export interface PostPage {
  posts: PostSummary[];
  total: number;
  page: number;
  per_page: number;
  categories: PostCategory[];
}

/** An approved comment below a post; plain text. */
export interface PostComment {
  id: number;
  author: string;
  body: string;
  written_at: string;
}

/** The newest approved comments of a post in ascending order, and the total number. */
export interface PostComments {
  total: number;
  comments: PostComment[];
}

/** `POST web/submit_newscomment`; name and e-mail are required from guests only. */
export interface SubmitNewsComment {
  post_id: number;
  body: string;
}

/** `GET web/post_detail/{param}`. */
export interface PostDetail extends PostSummary {
  /** Its current slug per language. */
  slugs: Record<string, string>;
  /** Sanitised HTML. */
  body: string;
  updated_at: string;
  /** Whether new comments are accepted; existing ones stay. */
  comments_enabled: boolean;
  comments: PostComments;
  seo: PageSeo;
  related: PostSummary[];
}

/** Topics of FAQs. */
export const FAQ_GROUPS = [
  'general',
  'orders',
  'shipping',
  'returns',
  'payments',
  'account',
  'products',
  'selling',
] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];

/** `GET web/faqs?groups=&vendor=`: an FAQ entry; the shop's own, or those of a vendor's store. */
export interface WebFaq {
  id: number;
  group: FaqGroup;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

/** `GET web/product_tabs/{id}`: an operator's additional tab on product pages. */
export interface ProductTab {
  id: number;
  title: string;
  /** Sanitised HTML. */
  body: string;
}

/**
 * `POST web/newsletter/{confirm|unsubscribe}/{token}`: the resulting state; `unknown` for an invalid or
 * expired link.
 */
export interface NewsletterAnswer {
  /** `ended`: an unsubscribe link whose subscription was deleted, so that nothing is sent for it anymore. */
  state: 'subscribed' | 'unsubscribed' | 'ended' | 'unknown';
}

/** `GET web/redirect_target`: where an address without a page redirects to, query included; null if nowhere. */
export interface RedirectTarget {
  location: string | null;
}
