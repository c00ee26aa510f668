import { STOCK_NOTICE_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { STOCK_NOTICE_PROCESS, stockNoticeProcess } from './stock-notice.process';

describe('back-in-stock notice state transitions', () => {
  it('reach every state from pending', () => {
    expect(reachable(STOCK_NOTICE_PROCESS, ['pending'])).toEqual([...STOCK_NOTICE_STATES].sort());
  });

  it('let the shop notify only from waiting', () => {
    const open = STOCK_NOTICE_STATES.filter((state) => stockNoticeProcess.allowed(state, 'shop').length > 0);
    expect(open).toEqual(['waiting']);
  });
});
