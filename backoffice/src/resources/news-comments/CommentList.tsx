import { addressOf, EmptyList, FilterTabs, GeneratedList, ListTable } from '@stoa/console-kit';
import { Link as MuiLink, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CommentModeration } from './CommentModeration';

const NEWEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS = ['author_name', 'post_id', 'status', 'created_at'];
const CELLS = { author_name: CommentText, status: CommentModeration };

/** Comments by status, newest first, moderated in the list. */
export function CommentList() {
  return (
    <GeneratedList sort={NEWEST} columns={COLUMNS}>
      <FilterTabs source="status" />
      <ListTable columns={COLUMNS} cells={CELLS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

/** The author, linked to the comment, with its text below. */
function CommentText() {
  const comment = useRecordContext();
  if (!comment) return null;
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf('news_comments', 'view', comment.id)}
        underline="hover"
        sx={nameSx}
      >
        <bdi>{comment.author_name}</bdi>
      </MuiLink>
      <Typography variant="body2" color="text.secondary" dir="auto" sx={commentSx}>
        {comment.body}
      </Typography>
    </>
  );
}

const nameSx = { fontWeight: 600, color: 'text.primary', display: 'block', textAlign: 'start' };
const commentSx = {
  minWidth: 220,
  maxWidth: 520,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  textAlign: 'start',
};
