/** A name within a sentence keeps its own writing direction and leaves the sentence's alone. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
