import type { TextKey } from '../i18n/useTranslate';

/** Decisions, which have a verb of their own; any other state is shown by its name. */
const DECISIONS = ['approved', 'rejected', 'suspended', 'closed', 'cancelled'] as const;

interface MoveWords {
  /** What the title asks; without one it names the state. */
  verb?: TextKey;
  confirm: TextKey;
  dismiss: TextKey;
}

/** Texts of the confirmation of a target state; "Cancel" beside a cancellation could mean either. */
export function moveWordsOf(to: string): MoveWords {
  const decision = DECISIONS.find((one) => one === to);
  if (!decision) return { confirm: 'stoa.move.confirm', dismiss: 'ra.action.cancel' };
  const verb: TextKey = `stoa.move.verbs.${decision}`;
  return decision === 'cancelled'
    ? { verb, confirm: 'stoa.move.cancel', dismiss: 'stoa.move.keep' }
    : { verb, confirm: verb, dismiss: 'ra.action.cancel' };
}
