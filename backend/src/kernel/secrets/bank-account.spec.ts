import { loadConfig } from '../config';
import { Failure } from '../http';
import { bankAccountColumns } from './bank-account';
import { SecretEncryptor } from './secret-encryptor';

const encryptor = new SecretEncryptor(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(40) }));

describe('a bank account', () => {
  it('is stored encrypted, with its last four digits as a hint', () => {
    const columns = bankAccountColumns(encryptor, 'tests', ' GB29 NWBK 6016 1331 9268 19 ');
    expect(columns?.bank_account_hint).toBe('•••• 6819');
    expect(encryptor.decrypt('tests', columns?.bank_account ?? '')).toBe('GB29 NWBK 6016 1331 9268 19');
  });

  it('is unchanged when the field is absent, and removed when it is empty', () => {
    expect(bankAccountColumns(encryptor, 'tests', undefined)).toBeNull();
    for (const empty of ['', '  ', null])
      expect(bankAccountColumns(encryptor, 'tests', empty)).toEqual({
        bank_account: null,
        bank_account_hint: null,
      });
  });

  it.each(['€€€', 'no/account', '-12345', '1'])('can’t be %s', (sent) => {
    expect(() => bankAccountColumns(encryptor, 'tests', sent)).toThrow(Failure);
  });
});
