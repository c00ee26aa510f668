import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig } from '.';

const secret = 'a-secret-of-more-than-thirty-two-characters';

function sentencesOf(env: Record<string, string>): string[] {
  try {
    loadConfig({ SESSION_SECRET: secret, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('defaults to port 3000, SQLite, the demo shop and all roles', () => {
    const config = loadConfig({ SESSION_SECRET: secret });
    expect(config).toMatchObject({ PORT: 3000, SEED: 'demo', STOA_ROLES: ['web', 'worker', 'migrate'] });
    expect(config.PUBLIC_URL).toBe('http://localhost:3000');
    expect(config.DATABASE_URL).toBe(`sqlite:${join(config.root, 'var/stoa.sqlite')}`);
    expect(config.STORAGE).toBe(`disk:${join(config.root, 'var/media')}`);
    expect(config.REDIS_URL).toBeUndefined();
  });

  it('finds the root folder of the repository', () => {
    expect(existsSync(join(loadConfig({ SESSION_SECRET: secret }).root, 'backend/package.json'))).toBe(true);
  });

  it('returns a frozen object', () => {
    expect(Object.isFrozen(loadConfig({ SESSION_SECRET: secret }))).toBe(true);
  });

  it('treats an empty or blank variable as absent', () => {
    expect(loadConfig({ SESSION_SECRET: secret, PORT: '', SEED: ' ' })).toMatchObject({
      PORT: 3000,
      SEED: 'demo',
    });
  });

  it.each([
    ['sqlite:/srv/a.sqlite', 'sqlite:/srv/a.sqlite'],
    ['sqlite:///srv/a.sqlite', 'sqlite:/srv/a.sqlite'],
    ['mariadb://u:p@db/stoa', 'mariadb://u:p@db/stoa'],
  ])('reads the database URL %s', (input, read) => {
    expect(loadConfig({ SESSION_SECRET: secret, DATABASE_URL: input }).DATABASE_URL).toBe(read);
  });

  it('lists every invalid variable with its value and the expected values', () => {
    expect(sentencesOf({ PORT: '99999', SEED: 'all', STOA_ROLES: 'web,cook' })).toEqual([
      'PORT is "99999", expected a port from 0 to 65535.',
      'STOA_ROLES is "web,cook", expected some of web, worker, migrate, separated by commas.',
      'SEED is "all", expected demo, minimal, none.',
    ]);
  });

  it('does not include secrets in error messages', () => {
    const [sentence] = sentencesOf({ DATABASE_URL: 'postgres://me:hush@db/x' });
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).not.toContain('hush');
    expect(sentencesOf({ SESSION_SECRET: 'short' })[0]).not.toContain('short');
  });

  it('requires SESSION_SECRET in production on a server database', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'mysql://u:p@db/stoa' };
    expect(sentencesOf({ ...env, SESSION_SECRET: '' })[0]).toMatch(/^SESSION_SECRET is missing/);
    expect(sentencesOf(env)).toEqual([]);
  });

  it('requires S3_BUCKET for S3 storage', () => {
    expect(sentencesOf({ STORAGE: 's3' })[0]).toMatch(/^S3_BUCKET is missing/);
  });

  it.each([
    ['1mb', 1024 ** 2],
    ['500kb', 500 * 1024],
    ['2048', 2048],
  ])('reads the size %s', (text, bytes) => {
    expect(loadConfig({ SESSION_SECRET: secret, BODY_LIMIT: text }).BODY_LIMIT).toBe(bytes);
  });

  it.each([
    ['true', Infinity],
    ['1', 1],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads the trusted proxies %s', (text, read) => {
    expect(loadConfig({ SESSION_SECRET: secret, TRUST_PROXY: text }).TRUST_PROXY).toEqual(read);
  });
});
