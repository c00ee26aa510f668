import { EditBase } from 'react-admin';
import { useSchema } from '../schema/SchemaContext';
import { GeneratedForm } from './form/GeneratedForm';
import { StaleVersionAlert, useSaveFailure } from './StaleVersionAlert';
import { RecordHeader } from './RecordHeader';
import { WHOLE_RECORD } from './whole-record';

/** The edit screen of a resource; a record changed by someone else meanwhile is not overwritten. */
export function GeneratedEdit() {
  const schema = useSchema();
  const { stale, mutationOptions, clear } = useSaveFailure();
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={WHOLE_RECORD}
      mutationOptions={{ ...WHOLE_RECORD, ...mutationOptions }}
      key={schema.page}
    >
      <RecordHeader other="view" />
      {stale && <StaleVersionAlert onReload={clear} />}
      <GeneratedForm deletable={schema.operations.includes('delete')} />
    </EditBase>
  );
}
