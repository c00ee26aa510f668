import { Box, Button, TextField, Typography } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useLeaveWarning } from '../layout/useLeaveWarning';
import { DraftConflict } from '../screens/saving/DraftConflict';
import { useRecordDraft } from '../screens/saving/useRecordDraft';
import { useMoment } from '../settings/format';
import type { ReviewRecord } from './review-record';

const MAX_LENGTH = 2000;

const replyOf = ({ vendor_reply }: ReviewRecord) => vendor_reply ?? '';

/** The vendor's public reply, editable next to the review. */
export function ReplyBox() {
  const review = useRecordContext<ReviewRecord>();
  const { canAccess } = useCanAccess({ resource: 'reviews', action: 'edit' });
  if (!review) return null;
  return canAccess ? <Editor review={review} /> : <Answer review={review} />;
}

function Answer({ review }: { review: ReviewRecord }) {
  const translate = useTranslate();
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
      {review.vendor_reply ?? translate('stoa.review.no_reply')}
    </Typography>
  );
}

function Editor({ review }: { review: ReviewRecord }) {
  const translate = useTranslate();
  const moment = useMoment();
  const {
    draft: text,
    isDirty,
    edit,
    restart,
    saving,
  } = useRecordDraft(review, replyOf, { saved: 'stoa.review.replied' });
  useLeaveWarning(isDirty);
  return (
    <>
      <TextField
        label={translate('stoa.review.reply')}
        multiline
        minRows={3}
        value={text}
        onChange={(event) => edit(() => event.target.value)}
        helperText={translate('stoa.review.reply_hint')}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: MAX_LENGTH } }}
      />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <Button
          variant="contained"
          disabled={!isDirty}
          loading={saving.isSaving}
          onClick={() => void saving.save({ vendor_reply: text })}
        >
          {translate('stoa.review.save_reply')}
        </Button>
        {review.replied_at && (
          <Typography variant="body2" color="text.secondary">
            {translate('stoa.review.replied_at', { at: moment(review.replied_at) })}
          </Typography>
        )}
      </Box>
      <DraftConflict saving={saving} draftOn={() => ({ vendor_reply: text })} onTake={restart} />
    </>
  );
}
