const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}
