import { Pagination, useListContext } from 'react-admin';

/** Pages of 25, 50 or 100 rows; nothing where there are no rows. */
export function ListPages() {
  const { total } = useListContext();
  return total ? <Pagination rowsPerPageOptions={[25, 50, 100]} /> : null;
}
