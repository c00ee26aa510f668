import type { FieldSchema } from '@stoa/contracts';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useSchema } from '../../schema/SchemaContext';
import { WHOLE_RECORD } from '../whole-record';

/** What two users edit at the same time. */
export interface ConflictSubject {
  /** Its fields; others are not compared. */
  fields: readonly FieldSchema[];
  /** Where its history is: resource and id. */
  history: readonly [string, string];
  /** Reads its current version. */
  read: () => Promise<RaRecord>;
}

/** A record of the current screen's resource. */
export function useRecordSubject(id: RaRecord['id']): ConflictSubject {
  const { page, resource, fields } = useSchema();
  const dataProvider = useDataProvider();
  return {
    fields,
    history: [resource, String(id)],
    read: async () => (await dataProvider.getOne(page, { id, ...WHOLE_RECORD })).data as RaRecord,
  };
}
