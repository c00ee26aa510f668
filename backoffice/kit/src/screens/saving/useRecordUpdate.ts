import { useUpdate, type RaRecord } from 'react-admin';
import { useSchema } from '../../schema/SchemaContext';
import { WHOLE_RECORD } from '../whole-record';

/** Returns a function that updates a record of the current screen's resource and resolves to the saved one. */
export function useRecordUpdate<R extends RaRecord>(): (
  data: Record<string, unknown>,
  previous: R,
) => Promise<R> {
  const { page } = useSchema();
  const [update] = useUpdate<R>();
  return async (data, previous) => {
    const params = { id: previous.id, data, previousData: previous, ...WHOLE_RECORD };
    return (await update(page, params as never, { returnPromise: true })) as R;
  };
}
