import type { ResourceSchema } from '@stoa/contracts';
import { useCallback } from 'react';
import { useLocale, type RaRecord } from 'react-admin';

type Texts = Record<string, Record<string, unknown> | undefined>;

/** What a record is called in the reader's language; one without a name goes by its number. */
export function useRecordName(schema: ResourceSchema): (record: RaRecord) => string {
  const locale = useLocale();
  return useCallback(
    (record) => {
      const own = (record.translations as Texts | undefined)?.[locale]?.[schema.label];
      return String((own || record[schema.label]) ?? `#${record.id}`);
    },
    [locale, schema.label],
  );
}
