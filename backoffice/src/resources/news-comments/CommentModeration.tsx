import { isolated, StateMenu, useTranslate, type ConsoleDataProvider } from '@stoa/console-kit';
import { COMMENT_MOVES, type CommentStatus } from '@stoa/contracts';
import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';

/** The status of the current comment, with the allowed changes. */
export function CommentModeration() {
  const comment = useRecordContext();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'news_comments', action: 'status' });
  if (!comment) return null;
  const author = String(comment.author_name);
  return (
    <StateMenu
      state={comment.status}
      allowed={COMMENT_MOVES[comment.status as CommentStatus]}
      permitted={canAccess}
      page="news_comments"
      name={author}
      text={translate('stoa.content.comment_move', { author: isolated(author) })}
      move={(to) => dataProvider.setStatus('news_comments', Number(comment.id), to)}
    />
  );
}
