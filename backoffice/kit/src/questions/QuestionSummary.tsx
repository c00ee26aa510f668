import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { QuestionProduct } from './QuestionList';
import type { QuestionRecord } from './question-record';

/** Author and product of a question; for vendors, who can't edit it, also its text. */
export function QuestionSummary() {
  const question = useRecordContext<QuestionRecord>();
  const translate = useTranslate();
  const { audience } = useApi();
  if (!question) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        <bdi>{question.author_name ?? translate('stoa.question.somebody')}</bdi> · <QuestionProduct />
      </Typography>
      {audience === 'vendor' && (
        <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {question.question}
        </Typography>
      )}
    </Box>
  );
}
