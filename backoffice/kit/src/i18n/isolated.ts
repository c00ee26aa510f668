/** Isolates a name within a sentence, so that neither affects the other's writing direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
