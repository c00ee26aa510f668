import type { Said } from './sentence';

/** Says why something can't be had, in words that still have to be put into the reader's language. */
export class Refusal extends Error {
  constructor(readonly said: Said) {
    super(String(said));
  }
}
