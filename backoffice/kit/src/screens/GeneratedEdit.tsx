import { useSchema } from '../schema/SchemaContext';
import { GeneratedForm } from './form/GeneratedForm';
import { RecordHeader } from './RecordHeader';
import { RecordEdit } from './saving/RecordEdit';

/** The edit screen of a resource; a record changed by someone else meanwhile is not overwritten. */
export function GeneratedEdit() {
  const schema = useSchema();
  return (
    <RecordEdit key={schema.page}>
      <RecordHeader other="view" />
      <GeneratedForm deletable={schema.operations.includes('delete')} />
    </RecordEdit>
  );
}
