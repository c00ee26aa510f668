import { Card } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import type { ListCall } from '../../api/data-provider';
import { ListPages } from './ListPages';

interface OwnedListProps {
  /** Page of the resource that is listed. */
  page: string;
  /** What makes the rows the record's own. */
  filter?: Record<string, unknown>;
  /** The call that answers them, where it is not the resource's own list. */
  call?: ListCall;
  sort?: SortPayload;
  children: ReactNode;
}

const NEWEST: SortPayload = { field: 'created_at', order: 'DESC' };

/** Rows of a resource that belong to the record at hand, a page at a time; the address stays the record's. */
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
