import type { PostDetail } from '@stoa/contracts';
import type { FrameView } from '~/features/frame/frame-view';
import { ownAddress } from '~/features/frame/structured-data';
import type { Formats } from '~/i18n/format';
import { toImage, type ImageView } from '~/ui/picture';
import { blogPath, postPath, toComments, toPostTile, type CommentView, type PostTileView } from './blog-view';

/** View model of a post. */
export interface PostView {
  title: string;
  path: string;
  excerpt: string;
  /** Sanitised HTML. */
  body: string;
  image: ImageView | null;
  author: string;
  published: { iso: string; text: string };
  changed: string;
  category: { name: string; href: string } | null;
  tags: { name: string; href: string }[];
  related: PostTileView[];
  comments: { total: string; list: CommentView[]; isOpen: boolean };
}

/** Formats a post for a visitor. */
export function toPost(post: PostDetail, formats: Formats): PostView {
  const { title, excerpt, body, author, category } = post;
  return {
    title,
    excerpt,
    body,
    author,
    path: postPath(post.slug),
    image: post.cover && toImage(post.cover),
    published: { iso: post.published_at, text: formats.date(post.published_at) },
    changed: post.updated_at,
    category: category && { name: category.name, href: blogPath({ category: category.slug }) },
    tags: post.tags.map((name) => ({ name, href: blogPath({ tag: name }) })),
    related: post.related.map((one) => toPostTile(one, formats)),
    comments: { ...toComments(post.comments, formats), isOpen: post.comments_enabled },
  };
}

/** Structured data (schema.org BlogPosting) of a post. */
export function postData(view: PostView, frame: FrameView): object {
  const { title, excerpt, image, published, changed, author, category, tags, path } = view;
  const shop = { '@type': 'Organization', name: frame.shop.name, url: `${frame.origin}/` };
  const url = ownAddress(frame, path);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: frame.language,
    ...(excerpt && { description: excerpt }),
    ...(image && { image: new URL(image.src, frame.origin).href }),
    datePublished: published.iso,
    dateModified: changed,
    author: author ? { '@type': 'Person', name: author } : shop,
    publisher: shop,
    ...(category && { articleSection: category.name }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
  };
}
