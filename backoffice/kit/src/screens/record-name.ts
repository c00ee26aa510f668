import type { ResourceSchema } from '@stoa/contracts';
import { useLocale, type RaRecord } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useOverride } from './OverridesContext';

type Texts = Record<string, Record<string, unknown> | undefined>;

/** Display name of a record in the user's language: the resource's own, or its label field; without a name its id. */
export function useRecordName(schema: ResourceSchema): (record: RaRecord) => string {
  const locale = useLocale();
  const labels = useLabels();
  const translate = useTranslate();
  const { nameOf } = useOverride(schema.resource);
  const isChoice = schema.fields.some(({ name, kind }) => name === schema.label && kind === 'choice');
  const labelOf = (record: RaRecord): string => {
    const own = (record.translations as Texts | undefined)?.[locale]?.[schema.label];
    const label = String((own || record[schema.label]) ?? '');
    return label && isChoice ? labels.choice(label) : label;
  };
  return (record) => nameOf?.(record, { labels, translate }) || labelOf(record) || `#${record.id}`;
}
