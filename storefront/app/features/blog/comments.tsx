import type { SubmissionResult } from '@conform-to/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { CommentView } from './blog-view';
import { CommentForm } from './comment-form';

function CommentList({ list }: { list: readonly CommentView[] }): ReactElement {
  return (
    <ul className="mb-6 max-w-2xl">
      {list.map(({ id, author, body, date }) => (
        <li key={id} className="border-b border-line py-4 first:pt-0 last:border-0">
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            <b className="text-ink">
              <bdi>{author}</bdi>
            </b>
            <time dateTime={date.iso}>{date.text}</time>
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {body}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface CommentsProps {
  /** Path of the post. */
  path: string;
  comments: { total: string; list: CommentView[] };
  isOpen: boolean;
  /** A new value for each comment that the visitor has just sent; null otherwise. */
  thanks: string | null;
  lastResult: SubmissionResult | undefined;
}

/** A post's comments, with the form to add one. */
export function Comments({ path, comments, isOpen, thanks, lastResult }: CommentsProps): ReactElement | null {
  const { t, frame } = useApp();
  const { total, list } = comments;
  if (!isOpen && list.length === 0) return null;
  return (
    <section id="comments" className="home-section scroll-mt-24">
      <h2 className="mb-4 text-xl">
        {t('blog.comments')} {list.length > 0 && <span className="text-muted">({total})</span>}
      </h2>
      {list.length === 0 && <p className="mb-5 text-muted">{t('blog.noComments')}</p>}
      {list.length > 0 && <CommentList list={list} />}
      {thanks !== null && (
        <p role="status" className="notice mb-5">
          <Icon name="check" className="size-5 flex-none text-ok" /> {t('blog.thanks')}
        </p>
      )}
      {isOpen ? (
        <>
          <h3 className="mb-3 text-lg">{t('blog.write')}</h3>
          {frame.isSignedIn ? (
            <CommentForm key={thanks} lastResult={lastResult} />
          ) : (
            <a href={`/login?to=${encodeURIComponent(`${path}#comments`)}`} className="btn btn-quiet">
              {t('blog.signIn')}
            </a>
          )}
        </>
      ) : (
        <p className="text-muted">{t('blog.closed')}</p>
      )}
    </section>
  );
}
