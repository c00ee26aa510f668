import { STOCK_NOTICE_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { STOCK_NOTICE_PROCESS, stockNoticeProcess } from './stock-notice.process';

describe('the process of back-in-stock notices', () => {
  it('reaches every state from a new request', () => {
    expect(reachable(STOCK_NOTICE_PROCESS, ['pending'])).toEqual([...STOCK_NOTICE_STATES].sort());
  });

  it('tells nobody who has not said yes, or not any more', () => {
    const told = STOCK_NOTICE_STATES.filter((state) => stockNoticeProcess.allowed(state, 'shop').length > 0);
    expect(told).toEqual(['waiting']);
  });
});
