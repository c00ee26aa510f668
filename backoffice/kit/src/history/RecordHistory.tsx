import { RecordContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { useSchema } from '../schema/SchemaContext';
import { useRecordName } from '../screens/record-name';
import { HistoryList } from './HistoryList';

/** The History tab of a record. */
export function RecordHistory() {
  const schema = useSchema();
  const labels = useLabels();
  const named = useRecordName(schema);
  const { id = '' } = useParams();
  const { data: record } = useGetOne(schema.page, { id });
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        title={record ? named(record) : `#${id}`}
        parent={{ label: labels.resource(schema.page), to: addressOf(schema.page, 'list') }}
        badge={typeof record?.status === 'string' ? <StateChip value={record.status} /> : undefined}
      />
      <HistoryList resource={schema.resource} id={id} />
    </RecordContextProvider>
  );
}
