import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { addressOf } from '../layout/addresses';
import { useSchema } from '../schema/SchemaContext';
import { GeneratedForm } from './form/GeneratedForm';
import { RecordHeader } from './RecordHeader';
import { isEditable } from './record-rights';
import { RecordEdit } from './saving/RecordEdit';

/** The edit screen of a resource; a version conflict never overwrites another user's changes. */
export function GeneratedEdit() {
  const schema = useSchema();
  return (
    <RecordEdit key={schema.page}>
      <EditableOnly>
        <RecordHeader other="view" />
        <GeneratedForm deletable={schema.operations.includes('delete')} />
      </EditableOnly>
    </RecordEdit>
  );
}

/** Shows records that the reader may not change, such as people above them, instead of a form that can't be saved. */
function EditableOnly({ children }: { children: ReactNode }) {
  const { page, screens } = useSchema();
  const record = useRecordContext();
  if (record && screens.includes('view') && !isEditable(record))
    return <Navigate to={addressOf(page, 'view', record.id)} replace />;
  return <>{children}</>;
}
