import { allBut, defineResource } from '../../../kernel/resource';
import { NewsComment } from './news-comment.entity';
import { commentProcess } from './comment.process';

/** Comments for moderation by operators, who can't create or edit them: the text is the reader's own. */
export const newsComments = defineResource(NewsComment, {
  path: 'news_comments',
  key: 'news_comments',
  page: 'news_comments',
  idParam: 'news_comment_id',
  label: 'author_name',
  search: ['body', 'author_name', 'email'],
  sort: ['author_name', 'status', 'created_at'],
  filter: ['status', 'post_id', 'customer_id', 'email', 'locale', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  process: commentProcess,
  audiences: {
    admin: { operations: allBut('create', 'update', 'updateDefault'), screens: ['list', 'view'] },
  },
});
