import type { PostCategory, PostComments, PostPage, PostSummary } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import { toImage, type ImageView } from '~/ui/picture';

/** Largest width of a cover in a list, in CSS pixels. */
const TILE = 800;
/** Most page numbers that the pagination shows. */
const PAGES = 7;

/** View model of a post in a list. */
export interface PostTileView {
  title: string;
  href: string;
  excerpt: string;
  image: ImageView | null;
  date: { iso: string; text: string };
  category: string | null;
  author: string;
}

/** A link that may be the current page. */
export interface ChoiceLink {
  label: string;
  href: string;
  current: boolean;
}

/** View model of the list of posts. */
export interface BlogView {
  posts: PostTileView[];
  categories: ChoiceLink[];
  /** Name of the category that is filtered by. */
  category: string | null;
  tag: string | null;
  page: number;
  pages: ChoiceLink[];
  previous: string | null;
  next: string | null;
  canonical: string;
  /** Paths of the same list by language, where its category has a slug of its own in each. */
  paths: Record<string, string>;
}

/** View model of a comment. */
export interface CommentView {
  id: number;
  author: string;
  body: string;
  date: { iso: string; text: string };
}

/** Filters and page of a list of posts, from the URL. */
export interface BlogQuery {
  page: number;
  category?: string;
  tag?: string;
}

/** Path of a post. */
export const postPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** Path of a list of posts. */
export function blogPath({ page = 1, category, tag }: Partial<BlogQuery>): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (tag) params.set('tag', tag);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/blog?${params.toString()}` : '/blog';
}

/** Formats a post of a list for a visitor. */
export function toPostTile(post: PostSummary, formats: Formats): PostTileView {
  return {
    title: post.title,
    href: postPath(post.slug),
    excerpt: post.excerpt,
    image: post.cover && toImage(post.cover, TILE),
    date: { iso: post.published_at, text: formats.date(post.published_at) },
    category: post.category?.name ?? null,
    author: post.author,
  };
}

/** The category that is filtered by; its slug may be of any language. */
function shownCategory({ categories, posts }: PostPage, requested?: string): PostCategory | null {
  if (!requested) return null;
  return categories.find(({ slug }) => slug === requested) ?? posts[0]?.category ?? null;
}

/** Formats a page of posts for a visitor. */
export function toBlog(data: PostPage, query: BlogQuery, formats: Formats): BlogView {
  const shown = shownCategory(data, query.category);
  const last = Math.max(1, Math.ceil(data.total / data.per_page));
  const first = Math.max(1, Math.min(query.page - Math.floor(PAGES / 2), last - PAGES + 1));
  const numbers = Array.from({ length: Math.min(PAGES, last) }, (_, index) => first + index);
  const at = (page: number) => blogPath({ ...query, page });
  return {
    posts: data.posts.map((post) => toPostTile(post, formats)),
    categories: data.categories.map(({ name, slug }) => ({
      label: name,
      href: blogPath({ category: slug }),
      current: slug === shown?.slug,
    })),
    category: shown?.name ?? null,
    tag: query.tag ?? null,
    page: query.page,
    pages: numbers.map((page) => ({
      label: formats.number(page),
      href: at(page),
      current: page === query.page,
    })),
    previous: query.page > 1 ? at(query.page - 1) : null,
    next: query.page < last ? at(query.page + 1) : null,
    canonical: at(query.page),
    paths: Object.fromEntries(
      Object.entries(shown?.slugs ?? {}).map(([code, category]) => [code, blogPath({ ...query, category })]),
    ),
  };
}

/** Formats a post's comments for a visitor. */
export function toComments(data: PostComments, formats: Formats): { total: string; list: CommentView[] } {
  return {
    total: formats.number(data.total),
    list: data.comments.map(({ id, author, body, written_at: iso }) => ({
      id,
      author,
      body,
      date: { iso, text: formats.date(iso) },
    })),
  };
}
