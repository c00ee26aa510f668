import { Box, Button, Typography } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleAudience } from '../api/session';
import { useTranslate, type TextName } from '../i18n/useTranslate';
import { useApi, useSchemas } from '../schema/SchemaContext';
import { useNumber } from '../settings/format';
import { listLink } from './links';

interface Task {
  name: TextName<'dashboard.tasks'>;
  page: string;
  /** Field and value that identify pending records. */
  field: 'state' | 'status' | 'decision_by' | 'health';
  value: string;
  /** The audience that decides, if only one of those that see the list. */
  by?: ConsoleAudience;
}

/** Records that wait for a decision, most urgent first; each is shown only where the user has the list. */
const TASKS: readonly Task[] = [
  { name: 'orders_placed', page: 'orders', field: 'state', value: 'placed' },
  { name: 'orders_on_hold', page: 'orders', field: 'state', value: 'on_hold' },
  { name: 'deliveries_failed', page: 'rider_shipping', field: 'state', value: 'failed' },
  { name: 'disputes_open', page: 'disputes', field: 'state', value: 'needs_response', by: 'vendor' },
  { name: 'disputes_under_review', page: 'disputes', field: 'state', value: 'under_review', by: 'admin' },
  { name: 'returns_requested', page: 'returns', field: 'decision_by', value: 'vendor', by: 'vendor' },
  { name: 'returns_requested', page: 'returns', field: 'decision_by', value: 'admin', by: 'admin' },
  { name: 'products_pending', page: 'products', field: 'status', value: 'pending', by: 'admin' },
  { name: 'vendors_pending', page: 'vendors', field: 'status', value: 'pending' },
  { name: 'reviews_pending', page: 'reviews', field: 'status', value: 'pending', by: 'admin' },
  {
    name: 'product_questions_pending',
    page: 'product_questions',
    field: 'status',
    value: 'pending',
    by: 'admin',
  },
  { name: 'news_comments_pending', page: 'news_comments', field: 'status', value: 'pending' },
  { name: 'refunds_failed', page: 'refunds', field: 'state', value: 'failed' },
  { name: 'refunds_pending', page: 'refunds', field: 'state', value: 'pending' },
  { name: 'wallet_transactions_pending', page: 'wallet_transactions', field: 'state', value: 'pending' },
  { name: 'ledger_adjustments_pending', page: 'ledger_adjustments', field: 'state', value: 'pending' },
  { name: 'ledger_adjustments_reversing', page: 'ledger_adjustments', field: 'state', value: 'reversing' },
  { name: 'ledger_periods_reopening', page: 'ledger_periods', field: 'state', value: 'reopening' },
  { name: 'settlements_open', page: 'settlements', field: 'state', value: 'open' },
  { name: 'payout_requests_pending', page: 'payout_requests', field: 'state', value: 'pending' },
  { name: 'rider_payout_requests_pending', page: 'rider_payout_requests', field: 'state', value: 'pending' },
  { name: 'webhooks_switched_off', page: 'webhook_endpoints', field: 'health', value: 'switched_off' },
  { name: 'contact_forms_new', page: 'contact_forms', field: 'state', value: 'new' },
];
const COUNT = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' as const } };

/** Pending tasks, each linked to exactly the records that are waiting. */
export function ToDo() {
  const schemas = useSchemas();
  const translate = useTranslate();
  const { audience } = useApi();
  const present = TASKS.filter(({ page, field, by = audience }) => {
    if (by !== audience) return false;
    const schema = schemas.page(page);
    return schema?.screens.includes('list') && schema.filterable.includes(field);
  });
  return (
    <Box
      component="section"
      aria-label={translate('dashboard.to_do')}
      sx={{ '&:not(:has(a))': { display: 'none' }, mb: 2 }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {translate('dashboard.to_do')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {present.map((task) => (
          <Waiting key={task.name} task={task} />
        ))}
      </Box>
    </Box>
  );
}

function Waiting({ task: { name, page, field, value } }: { task: Task }) {
  const translate = useTranslate();
  const number = useNumber();
  const { canAccess = false } = useCanAccess({ resource: page, action: 'list' });
  const filter = { [field]: value };
  const { total } = useGetList(page, { ...COUNT, filter }, { enabled: canAccess });
  // Who signs in again with another role has the counts of the former one in the cache.
  if (!canAccess || !total) return null;
  return (
    <Button component={Link} to={listLink(page, filter)} variant="outlined" color="inherit" sx={taskSx}>
      {translate(`dashboard.tasks.${name}`)}
      <Box component="strong" sx={{ color: 'primary.main' }}>
        {number(total)}
      </Box>
    </Button>
  );
}

const taskSx = { gap: 1, borderColor: 'divider', bgcolor: 'background.paper', fontWeight: 500 };
