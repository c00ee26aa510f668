import { Card } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import type { ListCall } from '../../api/data-provider';
import { ListPages } from './ListPages';

interface OwnedListProps {
  /** Page of the listed resource. */
  page: string;
  /** Filter that limits the rows to the record's own. */
  filter?: Record<string, unknown>;
  /** The endpoint that lists them, if not the resource's own. */
  call?: ListCall;
  sort?: SortPayload;
  children: ReactNode;
}

const NEWEST: SortPayload = { field: 'created_at', order: 'DESC' };

/** Paginated rows of the current record; list state is not stored in the URL, which is the record's. */
export function OwnedList({ page, filter, call, sort = NEWEST, children }: OwnedListProps) {
  const queryOptions = useMemo(() => ({ meta: { call } }), [call]);
  return (
    <ListBase
      resource={page}
      filter={filter}
      queryOptions={queryOptions}
      sort={sort}
      perPage={25}
      storeKey={false}
      disableSyncWithLocation
    >
      <Card>
        {children}
        <ListPages />
      </Card>
    </ListBase>
  );
}
