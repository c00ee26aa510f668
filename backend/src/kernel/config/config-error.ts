/** Wrong settings, one sentence each; the start prints them and ends with code 1. */
export class ConfigError extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}
