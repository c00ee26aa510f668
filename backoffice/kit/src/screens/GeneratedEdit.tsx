import { useSchema } from '../schema/SchemaContext';
import { GeneratedForm } from './form/GeneratedForm';
import { RecordHeader } from './RecordHeader';
import { RecordEdit } from './saving/RecordEdit';

/** The edit screen of a resource; a version conflict never overwrites another user's changes. */
export function GeneratedEdit() {
  const schema = useSchema();
  return (
    <RecordEdit key={schema.page}>
      <RecordHeader other="view" />
      <GeneratedForm deletable={schema.operations.includes('delete')} />
    </RecordEdit>
  );
}
