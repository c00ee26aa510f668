import type { ReactElement } from 'react';
import { Picture } from '~/ui/picture';
import type { PostTileView } from './blog-view';

interface PostTileProps {
  post: PostTileView;
  /** Whether it holds the page's main image (LCP). */
  main?: boolean;
}

/** A post in a list: cover, title and date. */
export function PostTile({ post, main }: PostTileProps): ReactElement {
  return (
    <article className="card card1">
      <div className="post-cover">
        {post.image && (
          <Picture
            image={post.image}
            sizes="(min-width: 992px) 400px, 90vw"
            alt=""
            main={main}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="card-text">
        <p className="text-sm text-muted">
          {post.category && <>{post.category} · </>}
          <time dateTime={post.date.iso}>{post.date.text}</time>
        </p>
        <h3 className="card-name text-base!">
          <a href={post.href} data-prefetch="">
            {post.title}
          </a>
        </h3>
        {post.excerpt && <p className="line-clamp-3 text-sm text-muted">{post.excerpt}</p>}
      </div>
    </article>
  );
}

/** Posts in a grid. */
export function PostGrid({
  posts,
  isMain = false,
}: {
  posts: readonly PostTileView[];
  isMain?: boolean;
}): ReactElement {
  return (
    <ul className="posts">
      {posts.map((post, index) => (
        <li key={post.href}>
          <PostTile post={post} main={isMain && index === 0} />
        </li>
      ))}
    </ul>
  );
}
