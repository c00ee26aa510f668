import { Pagination, useListContext } from 'react-admin';

/** Pagination with 25, 50 or 100 rows; hidden in an empty list. */
export function ListPages() {
  const { total } = useListContext();
  return total ? <Pagination rowsPerPageOptions={[25, 50, 100]} /> : null;
}
