import { Button } from '@mui/material';
import type { DocumentStatus } from '@stoa/contracts';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { MoveDialog } from '../screens/MoveDialog';
import type { DocumentRecord } from './document-record';

/** A decision must be withdrawn before another is made (`document.process.ts`). */
const NEXT: Record<DocumentStatus, readonly DocumentStatus[]> = {
  pending: ['accepted', 'rejected'],
  accepted: ['pending'],
  rejected: ['pending'],
};
/** Maximum length of the reason sent to the vendor, in characters. */
const MAX_REASON_LENGTH = 500;

const isRejection = (to: string): boolean => to === 'rejected';
const reasonOf = (to: string): TextKey | undefined => (isRejection(to) ? 'stoa.documents.reason' : undefined);

/** An operator's decision on a document: accept, or reject with a reason; vendors see only the outcome. */
export function DocumentDecision({ record }: { record: DocumentRecord }) {
  const api = useApi();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'vendor_papers', action: 'status' });
  const [target, setTarget] = useState<DocumentStatus | null>(null);
  if (api.audience !== 'admin' || !canAccess) return null;
  const move = (status: string, reason: string) =>
    api.call(api.own(`updateVendorPaperStatus/${record.id}`), {
      method: 'PUT',
      body: { status, reason: reason || null },
    });
  return (
    <>
      {NEXT[record.status].map((to) => (
        <Button
          key={to}
          size="small"
          color={isRejection(to) ? 'error' : 'primary'}
          aria-label={`${translate(`stoa.documents.moves.${to}`)}: ${record.filename}`}
          onClick={() => setTarget(to)}
        >
          {translate(`stoa.documents.moves.${to}`)}
        </Button>
      ))}
      {target && (
        <MoveDialog
          name={record.filename}
          text={translate(`stoa.documents.move_text.${target}`)}
          noteOf={reasonOf}
          needsNote={isRejection}
          noteLength={MAX_REASON_LENGTH}
          move={move}
          page="papers"
          to={target}
          onClose={() => setTarget(null)}
        />
      )}
    </>
  );
}
