import type { ScreenOverride } from '@stoa/console-kit';
import { CommentList } from './CommentList';
import { CommentModeration } from './CommentModeration';

/** Blog comment screens: a list for moderation, and a page to read one. */
export const newsComments: ScreenOverride = {
  list: CommentList,
  actions: CommentModeration,
  opens: 'view',
  sections: {
    message: ['body', 'post_id', 'status'],
    person: ['author_name', 'email', 'customer_id', 'locale'],
  },
};
