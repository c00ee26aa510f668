import { Box, Skeleton, Typography } from '@mui/material';
import { SaveButton, ShowBase, useCanAccess, useGetList, useRecordContext } from 'react-admin';
import { useLatched } from '../auth/useLatched';
import { HistoryList } from '../history/HistoryList';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { NotFound } from '../layout/NotFound';
import { PageHeader } from '../layout/PageHeader';
import { useSchema } from '../schema/SchemaContext';
import { useMoment } from '../settings/format';
import { barSx } from './form/bar';
import { FormBody } from './form/GeneratedForm';
import { LoadFailure } from './LoadFailure';
import { ShowBody } from './GeneratedShow';
import { DraftForm } from './saving/DraftForm';
import { RecordEdit } from './saving/RecordEdit';
import { WHOLE_RECORD } from './whole-record';

const ONLY = { pagination: { page: 1, perPage: 1 } };

/** The page of a single document: its editor, or its text for users with read permission only. */
export function GeneratedDocument() {
  const schema = useSchema();
  const { data, error, refetch } = useGetList(schema.page, ONLY);
  const { canAccess, isPending } = useCanAccess({ resource: schema.page, action: 'edit' });
  const mayEdit = useLatched(canAccess, schema.page);
  const id = data?.[0]?.id;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NotFound />;
  if (id === undefined || isPending) return <Skeleton variant="rounded" height={320} />;
  if (mayEdit) return <DocumentEditor id={id} />;
  return (
    <ShowBase id={id} queryOptions={WHOLE_RECORD}>
      <DocumentHeader />
      <ShowBody />
    </ShowBase>
  );
}

function DocumentEditor({ id }: { id: string | number }) {
  const schema = useSchema();
  const translate = useTranslate();
  return (
    <RecordEdit key={schema.page} id={id}>
      <DocumentHeader />
      <DraftForm>
        <FormBody schema={schema} />
        <Box sx={[barSx, { maxWidth: 920 }]}>
          <SaveButton />
        </Box>
      </DraftForm>
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {translate('stoa.history.tab')}
      </Typography>
      <HistoryList resource={schema.resource} id={String(id)} />
    </RecordEdit>
  );
}

function DocumentHeader() {
  const schema = useSchema();
  const record = useRecordContext();
  const labels = useLabels();
  const translate = useTranslate();
  const moment = useMoment();
  const changed = record && translate('stoa.form.changed', { at: moment(String(record.updated_at)) });
  return <PageHeader title={labels.resource(schema.page)} subtitle={changed} />;
}
