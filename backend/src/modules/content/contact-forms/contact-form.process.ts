import type { ContactState } from '@stoa/contracts';

/** Where a message may go from each state (domain §4); an answered one is taken up again before it is answered again. */
export const CONTACT_MOVES: Record<ContactState, readonly ContactState[]> = {
  new: ['open', 'answered', 'spam'],
  open: ['answered', 'spam'],
  answered: ['open'],
  spam: ['open'],
};
