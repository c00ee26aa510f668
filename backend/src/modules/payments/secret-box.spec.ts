import { loadConfig } from '../../kernel/config';
import { SecretBox } from './secret-box';

const boxOf = (secret: string): SecretBox =>
  new SecretBox(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: secret.repeat(40) }));

describe('the secret box', () => {
  it('opens what it closed and never shows it', () => {
    const box = boxOf('a');
    const closed = box.close('{"key":"sk_live_1"}');
    expect(closed).not.toContain('sk_live_1');
    expect(box.close('{"key":"sk_live_1"}')).not.toBe(closed);
    expect(box.open(closed)).toBe('{"key":"sk_live_1"}');
  });

  it('refuses what was altered or closed with another key', () => {
    const closed = boxOf('a').close('secret');
    expect(() => boxOf('b').open(closed)).toThrow();
    expect(() => boxOf('a').open(`A${closed.slice(1)}`)).toThrow();
  });
});
