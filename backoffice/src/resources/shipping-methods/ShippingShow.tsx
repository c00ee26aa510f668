import { RecordHeader, ShowBody, WHOLE_RECORD } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { ShowBase, useRecordContext } from 'react-admin';
import type { MethodFacts } from './sentences';
import { MethodSummary } from './ShippingSentence';
import { unusedFields } from './rate-type-fields';

/** The view of a shipping method: the summary first, then only the fields of its type. */
export function ShippingShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <RecordHeader other="edit" />
      <Facts />
    </ShowBase>
  );
}

function Facts() {
  const method = useRecordContext();
  if (!method) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MethodSummary method={method as MethodFacts} />
      <ShowBody without={unusedFields(method.rate_type)} />
    </Box>
  );
}
