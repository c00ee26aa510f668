import type { TranslatableText } from './sentence';

/** An error with an untranslated message for people. */
export class Refusal extends Error {
  constructor(readonly text: TranslatableText) {
    super(String(text));
  }
}
