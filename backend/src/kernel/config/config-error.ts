/** Invalid settings, one sentence each; start-up prints them and exits with code 1. */
export class ConfigError extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}
