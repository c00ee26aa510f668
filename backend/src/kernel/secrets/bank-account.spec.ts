import { loadConfig } from '../config';
import { Failure } from '../http';
import { keptAccount } from './bank-account';
import { SecretBox } from './secret-box';

const box = new SecretBox(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(40) }));

describe('a bank account', () => {
  it('is kept encrypted, with the end by which people know it', () => {
    const kept = keptAccount(box, 'tests', ' GB29 NWBK 6016 1331 9268 19 ');
    expect(kept?.bank_account_hint).toBe('•••• 6819');
    expect(box.decrypt('tests', kept?.bank_account ?? '')).toBe('GB29 NWBK 6016 1331 9268 19');
  });

  it('stays when nothing is sent and goes when nothing is written', () => {
    expect(keptAccount(box, 'tests', undefined)).toBeNull();
    for (const empty of ['', '  ', null])
      expect(keptAccount(box, 'tests', empty)).toEqual({ bank_account: null, bank_account_hint: null });
  });

  it.each(['€€€', 'no/account', '-12345', '1'])('can’t be %s', (sent) => {
    expect(() => keptAccount(box, 'tests', sent)).toThrow(Failure);
  });
});
