import { loadConfig } from '../config';
import { Failure } from '../http';
import { keptAccount } from './bank-account';
import { SecretBox } from './secret-box';

const box = new SecretBox(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(40) }));

describe('a bank account', () => {
  it('is stored encrypted, with its last four digits as a hint', () => {
    const kept = keptAccount(box, 'tests', ' GB29 NWBK 6016 1331 9268 19 ');
    expect(kept?.bank_account_hint).toBe('•••• 6819');
    expect(box.decrypt('tests', kept?.bank_account ?? '')).toBe('GB29 NWBK 6016 1331 9268 19');
  });

  it('is unchanged when the field is absent, and removed when it is empty', () => {
    expect(keptAccount(box, 'tests', undefined)).toBeNull();
    for (const empty of ['', '  ', null])
      expect(keptAccount(box, 'tests', empty)).toEqual({ bank_account: null, bank_account_hint: null });
  });

  it.each(['€€€', 'no/account', '-12345', '1'])('can’t be %s', (sent) => {
    expect(() => keptAccount(box, 'tests', sent)).toThrow(Failure);
  });
});
