import type { SubmissionResult } from '@conform-to/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { JsonLd } from '~/ui/json-ld';
import { PageHead } from '~/ui/page-head';
import { Picture } from '~/ui/picture';
import { SectionHead } from '~/ui/section-head';
import { Comments } from './comments';
import { PostGrid } from './post-tile';
import { postData, type PostView } from './post-view';

function Facts({ view }: { view: PostView }): ReactElement {
  const { category, author, published } = view;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {author && (
        <>
          <bdi>{author}</bdi>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={published.iso}>{published.text}</time>
      {category && (
        <>
          <span aria-hidden="true">·</span>
          <a href={category.href} className="link inline-flex min-h-11 min-w-11 items-center">
            {category.name}
          </a>
        </>
      )}
    </p>
  );
}

function Tags({ tags }: Pick<PostView, 'tags'>): ReactElement | null {
  const { t } = useApp();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('blog.tags')} className="mt-6 flex flex-wrap gap-2">
      {tags.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="tag" className="chip">
            <bdi>#{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PostPageProps {
  view: PostView;
  /** A new value for each comment that the visitor has just sent; null otherwise. */
  thanks: string | null;
  lastResult: SubmissionResult | undefined;
}

/** A blog post with its comments. */
export function PostPage({ view, thanks, lastResult }: PostPageProps): ReactElement {
  const { t, frame } = useApp();
  const { title, category, path, image, body, tags, related, comments } = view;
  const trail = [{ name: t('blog.title'), href: '/blog' }, ...(category ? [category] : [])];
  return (
    <div className="container-page pb-12">
      <JsonLd of={import.meta.env.SSR ? () => postData(view, frame) : null} />
      <article>
        <PageHead title={title} trail={[...trail, { name: title, href: path }]}>
          <Facts view={view} />
        </PageHead>
        {image && (
          <Picture
            image={image}
            main
            sizes="(min-width: 768px) 704px, 92vw"
            className="mb-6 aspect-video w-full max-w-[44rem] rounded-card object-cover"
          />
        )}
        <div className="rich rich-page" dir="auto" dangerouslySetInnerHTML={{ __html: body }} />
        <Tags tags={tags} />
      </article>
      <Comments
        path={view.path}
        comments={comments}
        isOpen={comments.isOpen}
        thanks={thanks}
        lastResult={lastResult}
      />
      {related.length > 0 && (
        <section className="home-section">
          <SectionHead title={t('blog.related')} more="/blog" />
          <PostGrid posts={related} />
        </section>
      )}
    </div>
  );
}
