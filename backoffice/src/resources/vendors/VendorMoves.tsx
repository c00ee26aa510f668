import { MoveDialog, useApi, useRecordName, useSchemas, useTranslate, type TextKey } from '@stoa/console-kit';
import { Button } from '@mui/material';
import type { VendorStatus } from '@stoa/contracts';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useMissingDocuments } from './useMissingDocuments';
import type { VendorRecord, VendorTarget } from './vendor-record';

/** Maximum length of the reason sent to the vendor, in characters. */
const MAX_REASON_LENGTH = 500;
const MIN_ANSWER_LENGTH = { range: [0, 0] };

/** Statuses for which the vendor receives a reason. */
const WITH_REASON: readonly string[] = ['rejected', 'suspended', 'closed'];
const isRejection = (to: string): boolean => to === 'rejected';
const reasonOf = (to: string): TextKey | undefined => {
  if (isRejection(to)) return 'stoa.documents.reason';
  return WITH_REASON.includes(to) ? 'stoa.vendor.reason' : undefined;
};

const lookOf = (to: VendorStatus) =>
  to === 'approved'
    ? ({ variant: 'contained', color: 'primary' } as const)
    : ({ variant: 'outlined', color: WITH_REASON.includes(to) ? 'error' : 'inherit' } as const);

/** One button for each status that the vendor may change to, each with a confirmation. */
export function VendorMoves({ vendor }: { vendor: VendorRecord }) {
  const translate = useTranslate();
  const api = useApi();
  const { canAccess } = useCanAccess({ resource: 'vendors', action: 'status' });
  const name = useRecordName(useSchemas().need('vendors'))(vendor);
  const missing = useMissingDocuments(vendor);
  const [target, setTarget] = useState<VendorTarget | null>(null);
  if (!canAccess) return null;
  const move = (status: string, reason: string) =>
    api.call(api.own(`updateVendorStatus/${vendor.id}`), {
      method: 'PUT',
      body: { status, reason: reason || null, filterData: MIN_ANSWER_LENGTH },
    });
  return (
    <>
      {vendor.allowed.map((to) => (
        <Button key={to} {...lookOf(to)} onClick={() => setTarget(to)}>
          {translate(`stoa.vendor.moves.${to}`)}
        </Button>
      ))}
      {target && (
        <MoveDialog
          name={name}
          text={[translate(`stoa.vendor.move_text.${target}`, { name }), target === 'approved' && missing]
            .filter(Boolean)
            .join(' ')}
          noteOf={reasonOf}
          needsNote={isRejection}
          noteLength={MAX_REASON_LENGTH}
          move={move}
          page="vendors"
          to={target}
          onClose={() => setTarget(null)}
        />
      )}
    </>
  );
}
