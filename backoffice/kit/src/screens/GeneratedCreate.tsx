import { CreateBase, type RaRecord, type TransformData } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { newRecord } from '../schema/new-record';
import { useSchema } from '../schema/SchemaContext';
import { GeneratedForm } from './form/GeneratedForm';

interface GeneratedCreateProps {
  /** Initial values in addition to the declared defaults. */
  defaults?: object;
  /** Converts the form's values to the request body. */
  transform?: (values: RaRecord) => object;
}

/** The create screen of a resource. */
export function GeneratedCreate({ defaults, transform }: GeneratedCreateProps) {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <CreateBase
      // The route has asked for the permission; asked again, one that was taken away would take the input with it.
      disableAuthentication
      transform={transform as TransformData | undefined}
      redirect={schema.screens.includes('edit') ? 'edit' : 'list'}
    >
      <PageHeader
        title={translate('stoa.list.new', { name: labels.one(schema.page) })}
        parent={{ label: labels.resource(schema.page), to: addressOf(schema.page, 'list') }}
      />
      <GeneratedForm defaults={{ ...newRecord(schema), ...defaults }} />
    </CreateBase>
  );
}
