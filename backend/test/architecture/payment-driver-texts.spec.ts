import { BASE_LANGUAGE } from '@stoa/contracts';
import { DRIVERS } from '../../src/modules/payments/drivers';
import { textsOf } from '../support/locales';

// Other languages have the same keys as English.
describe('texts of the payment drivers', () => {
  it('tell for each how it moves money', () => {
    const keys = [...textsOf('consoles', BASE_LANGUAGE).keys()].map((key) => key.replace(':', '.'));
    const missing = DRIVERS.filter((driver) => !keys.includes(`stoa.payment.drivers.${driver}`));
    expect(missing).toEqual([]);
  });
});
