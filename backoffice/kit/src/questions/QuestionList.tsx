import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi, useSchema } from '../schema/SchemaContext';
import { EmptyList } from '../screens/list/EmptyList';
import { FilterTabs } from '../screens/list/FilterTabs';
import { GeneratedList } from '../screens/list/GeneratedList';
import { ListTable, useRecordScreen } from '../screens/list/ListTable';
import { QuestionModeration } from './QuestionModeration';
import { nameOfQuestion, type QuestionRecord } from './question-record';

const LATEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS = {
  admin: ['question', 'product_id', 'vendor_id', 'status', 'created_at'],
  vendor: ['question', 'product_id', 'status', 'created_at'],
};
const CELLS = { question: QuestionText, product_id: QuestionProduct, status: QuestionModeration };

/** Questions by status, latest first, moderated in the list. */
export function QuestionList() {
  const { audience } = useApi();
  const columns = COLUMNS[audience];
  return (
    <GeneratedList sort={LATEST} columns={columns}>
      <FilterTabs source="status" />
      <ListTable columns={columns} cells={CELLS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

/** The question, linked to its record, with its author. */
function QuestionText() {
  const question = useRecordContext<QuestionRecord>();
  const translate = useTranslate();
  const screen = useRecordScreen(useSchema());
  if (!question) return null;
  const author = question.author_name ?? translate('stoa.question.somebody');
  const state = translate(question.answer ? 'stoa.question.answered' : 'stoa.question.unanswered');
  const name = <bdi>{nameOfQuestion(question)}</bdi>;
  return (
    <Box sx={{ minWidth: 220, maxWidth: 460 }}>
      {screen ? (
        <MuiLink
          component={Link}
          to={addressOf('product_questions', screen, question.id)}
          underline="hover"
          sx={nameSx}
        >
          {name}
        </MuiLink>
      ) : (
        name
      )}
      <Typography variant="caption" color="text.secondary">
        <bdi>{author}</bdi> · {state}
      </Typography>
    </Box>
  );
}

/** Link to the product of the question. */
export function QuestionProduct() {
  const question = useRecordContext<QuestionRecord>();
  if (!question) return null;
  return (
    <MuiLink component={Link} to={addressOf('products', 'view', question.product_id)} underline="hover">
      <bdi>{question.product_name ?? `#${question.product_id}`}</bdi>
    </MuiLink>
  );
}

const nameSx = { fontWeight: 600, color: 'text.primary', display: 'block', textAlign: 'start' };
