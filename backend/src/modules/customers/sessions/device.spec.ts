import { deviceOf } from './device';

describe('deviceOf', () => {
  it('recognises the browser and the system of common user agents', () => {
    const agents: [string, string, string][] = [
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
        'Firefox',
        'Windows',
      ],
      [
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
        'Chrome',
        'Android',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
        'Safari',
        'iOS',
      ],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
        'Edge',
        'macOS',
      ],
    ];
    for (const [agent, browser, system] of agents) expect(deviceOf(agent)).toEqual({ browser, system });
  });

  it('returns null for an unknown or missing user agent', () => {
    expect(deviceOf('curl/8.5.0')).toEqual({ browser: null, system: null });
    expect(deviceOf(null)).toEqual({ browser: null, system: null });
  });
});
