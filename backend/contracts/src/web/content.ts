import type { PageSeo } from './catalogue';
import type { Picture } from './shop';

/** Addresses of the shop's own documents on the storefront, by their names in paths. */
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
  /** ISO time from when it holds; null where it does not say. */
  effective_at: string | null;
  updated_at: string;
}

/** `GET web/contentPageDetail/{id}`; `slug` is the present one in the asked language. */
export interface WebContentPage {
  id: number;
  slug: string;
  /** Its present slug in each language that has one. */
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
  /** Its slug in each language that it has one in. */
  slugs: Record<string, string>;
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

/** One of `GET web/instagram`: a post of the shop's Instagram account. */
export interface WebInstagramPost {
  id: number;
  caption: string;
  /** Where it stands at Instagram. */
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

/** The newest approved comments of a post, the oldest of them first, and how many there are in all. */
export interface PostComments {
  total: number;
  comments: PostComment[];
}

/** `POST web/submit_newscomment`; name and e-mail are needed from guests only. */
export interface SubmitNewsComment {
  post_id: number;
  body: string;
}

/** `GET web/post_detail/{param}`. */
export interface PostDetail extends PostSummary {
  /** Its present slug in each language that has one. */
  slugs: Record<string, string>;
  /** Sanitised HTML. */
  body: string;
  updated_at: string;
  /** Whether new comments are taken; earlier ones stay. */
  comments_enabled: boolean;
  comments: PostComments;
  seo: PageSeo;
  related: PostSummary[];
}

/** What a question is about. */
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

/** `GET web/faqs?groups=&vendor=`: a question with its answer; the shop's own, or those of a vendor's store. */
export interface WebFaq {
  id: number;
  group: FaqGroup;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

/** `GET web/product_tabs/{id}`: what operators say beside a product's description. */
export interface ProductTab {
  id: number;
  title: string;
  /** Sanitised HTML. */
  body: string;
}

/** `POST web/newsletter/{confirm|unsubscribe}/{token}`: what holds now; unknown for a link that is none or is over. */
export interface NewsletterAnswer {
  state: 'subscribed' | 'unsubscribed' | 'unknown';
}
