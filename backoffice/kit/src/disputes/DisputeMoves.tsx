import { Button, Typography } from '@mui/material';
import type { DisputeRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useHasPermission } from '../auth/useHasPermission';
import { useTranslate } from '../i18n/useTranslate';
import { AcceptDialog } from './AcceptDialog';
import { DecideDialog } from './DecideDialog';
import { EvidenceDialog } from './EvidenceDialog';

type Step = 'evidence' | 'accepted' | 'dismissed' | 'refunded';

/** What a permitted user can do about a dispute: add evidence, accept or decide. */
export function DisputeMoves({ item }: { item: DisputeRecord }) {
  const translate = useTranslate();
  const mayMove = useHasPermission('disputes.status');
  const [chosen, setChosen] = useState<Step | null>(null);
  const decisions = (['accepted', 'dismissed', 'refunded'] as const).filter((step) =>
    item.allowed.includes(step),
  );
  if (!mayMove) return null;
  if (!item.can_add_evidence) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('order.no_moves')}
      </Typography>
    );
  }
  const close = () => setChosen(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setChosen('evidence')}>
        {translate('stoa.dispute.steps.evidence')}
      </Button>
      {decisions.map((step) => (
        <Button
          key={step}
          variant={step === 'dismissed' ? 'outlined' : 'contained'}
          color={step === 'dismissed' ? 'error' : 'primary'}
          onClick={() => setChosen(step)}
        >
          {translate(`stoa.dispute.steps.${step}`)}
        </Button>
      ))}
      {chosen === 'evidence' && <EvidenceDialog item={item} onClose={close} />}
      {chosen === 'accepted' && <AcceptDialog item={item} onClose={close} />}
      {(chosen === 'dismissed' || chosen === 'refunded') && (
        <DecideDialog item={item} state={chosen} onClose={close} />
      )}
    </>
  );
}
