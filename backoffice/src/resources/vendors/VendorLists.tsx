import {
  OrderTable,
  OwnedList,
  VendorDocumentList,
  PayoutTable,
  ProductTable,
  ReviewTable,
  EmptyList,
  EmptyState,
  ListTable,
  useTranslate,
} from '@stoa/console-kit';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';

const BY_NAME = { field: 'name', order: 'ASC' as const };
const TEAM_COLUMNS = ['name', 'email', 'role_id', 'two_factor_enabled', 'last_login_at', 'status'];
const LATEST_ORDER = { field: 'placed_at', order: 'DESC' as const };

/** Id of the current vendor, and a filter by it. */
function useOwn() {
  const id = Number(useRecordContext()?.id ?? 0);
  return useMemo(() => ({ id, filter: { vendor_id: id } }), [id]);
}

/** The vendor's products, by the call that the specification defines (§7.6). */
export function VendorProducts() {
  const { id, filter } = useOwn();
  const call = useMemo(() => ({ path: 'filterVendorProducts', query: filter }), [filter]);
  if (!id) return null;
  return (
    <OwnedList page="products" call={call}>
      <ProductTable ofOne />
    </OwnedList>
  );
}

/** The vendor's orders. */
export function VendorOrders() {
  const { id, filter } = useOwn();
  if (!id) return null;
  return (
    <OwnedList page="orders" filter={filter} sort={LATEST_ORDER}>
      <OrderTable ofOne />
    </OwnedList>
  );
}

/** Reviews of the vendor and its products. */
export function VendorReviews() {
  const { id, filter } = useOwn();
  if (!id) return null;
  return (
    <OwnedList page="reviews" filter={filter}>
      <ReviewTable ofOne />
    </OwnedList>
  );
}

/** The people who sign in for the vendor. */
export function VendorTeam() {
  const { id, filter } = useOwn();
  if (!id) return null;
  return (
    <OwnedList page="vendor_users" filter={filter} sort={BY_NAME}>
      <ListTable columns={TEAM_COLUMNS} empty={<EmptyList />} />
    </OwnedList>
  );
}

/** The vendor's verification documents. */
export function VendorDocuments() {
  const { id } = useOwn();
  return id ? <VendorDocumentList vendorId={id} /> : null;
}

/** The vendor's payout requests. */
export function VendorPayouts() {
  const translate = useTranslate();
  const { id, filter } = useOwn();
  if (!id) return null;
  const empty = (
    <EmptyState
      icon={PaymentsOutlined}
      title={translate('stoa.payout.none')}
      text={translate('stoa.payout.none_hint')}
    />
  );
  return (
    <OwnedList page="payout_requests" filter={filter}>
      <PayoutTable page="payout_requests" empty={empty} />
    </OwnedList>
  );
}
