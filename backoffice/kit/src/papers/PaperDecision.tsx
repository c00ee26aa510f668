import { Button } from '@mui/material';
import type { PaperStatus } from '@stoa/contracts';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useApi } from '../schema/SchemaContext';
import { MoveDialog } from '../screens/MoveDialog';
import type { PaperRecord } from './paper-record';

/** A word is taken back before another is said (`paper.process.ts`). */
const NEXT: Record<PaperStatus, readonly PaperStatus[]> = {
  pending: ['accepted', 'rejected'],
  accepted: ['pending'],
  rejected: ['pending'],
};
/** Characters of what is told to the vendor. */
const LONGEST_REASON = 500;

const isRejection = (to: string): boolean => to === 'rejected';
const reasonOf = (to: string): string | undefined => (isRejection(to) ? 'stoa.papers.reason' : undefined);

/** An operator's word on a paper: good, or not and why; vendors see the outcome only. */
export function PaperDecision({ paper }: { paper: PaperRecord }) {
  const api = useApi();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'vendor_papers', action: 'status' });
  const [asked, setAsked] = useState<PaperStatus | null>(null);
  if (api.audience !== 'admin' || !canAccess) return null;
  const move = (status: string, reason: string) =>
    api.call(api.own(`updateVendorPaperStatus/${paper.id}`), {
      method: 'PUT',
      body: { status, reason: reason || null },
    });
  return (
    <>
      {NEXT[paper.status].map((to) => (
        <Button
          key={to}
          size="small"
          color={isRejection(to) ? 'error' : 'primary'}
          aria-label={`${translate(`stoa.papers.moves.${to}`)}: ${paper.filename}`}
          onClick={() => setAsked(to)}
        >
          {translate(`stoa.papers.moves.${to}`)}
        </Button>
      ))}
      {asked && (
        <MoveDialog
          name={paper.filename}
          text={translate(`stoa.papers.move_text.${asked}`)}
          noteOf={reasonOf}
          needsNote={isRejection}
          noteLength={LONGEST_REASON}
          move={move}
          page="papers"
          to={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
