import type { ResourceSchema } from '@stoa/contracts';
import { useCallback } from 'react';
import { useLocale, type RaRecord } from 'react-admin';

type Texts = Record<string, Record<string, unknown> | undefined>;

/** Display name of a record in the user's language; without a name its id. */
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
