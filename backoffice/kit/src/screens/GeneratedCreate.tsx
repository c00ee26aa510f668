import { CreateBase, useTranslate } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { newRecord } from '../schema/new-record';
import { useSchema } from '../schema/SchemaContext';
import { GeneratedForm } from './form/GeneratedForm';

/** The create screen of a resource. */
export function GeneratedCreate() {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <CreateBase redirect={schema.screens.includes('edit') ? 'edit' : 'list'}>
      <PageHeader
        title={translate('stoa.list.new', { name: labels.one(schema.page) })}
        parent={{ label: labels.resource(schema.page), to: addressOf(schema.page, 'list') }}
      />
      <GeneratedForm defaults={newRecord(schema)} />
    </CreateBase>
  );
}
