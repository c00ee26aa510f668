import pino from 'pino';
import { Config, loadConfig } from '../config';
import { loggerOptions } from './logging.module';
import { loggedUrl } from './redaction';

const config = (env: Record<string, string>): Config =>
  loadConfig({ SESSION_SECRET: 'x'.repeat(32), ...env });

function lineOf(facts: object): string {
  let line = '';
  const { level, redact } = loggerOptions(config({ NODE_ENV: 'production' }));
  pino({ level, redact }, { write: (text: string) => (line = text) }).info(facts, 'a line');
  return line;
}

describe('the log', () => {
  it.each([
    [{ password: 'hush' }],
    [{ body: { token: 'hush' } }],
    [{ req: { headers: { authorization: 'Bearer hush', cookie: 'auth.token=hush' } } }],
    [{ settings: { smtp: { secret: 'hush' } } }],
  ])('redacts the secret in %j', (facts) => {
    expect(lineOf(facts)).toContain('[redacted]');
    expect(lineOf(facts)).not.toContain('hush');
  });

  it('masks secrets in URLs and keeps the rest', () => {
    expect(loggedUrl('/reset-password?token=abc&lang=en')).toBe('/reset-password?token=…&lang=en');
  });

  it('is silent in tests', () => {
    expect(loggerOptions(config({ NODE_ENV: 'test' }))).toMatchObject({ level: 'silent' });
  });
});
