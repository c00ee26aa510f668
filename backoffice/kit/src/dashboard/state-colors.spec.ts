import type { Theme } from '@mui/material';
import { stateColors } from './state-colors';

jest.mock('../fields/StateChip', () => ({ toneOf: () => 'info' }));

const theme = {
  palette: { info: { main: '#00f' }, text: { secondary: '#888' }, background: { paper: '#fff' } },
} as unknown as Theme;

describe('the colours of states', () => {
  it('differ, also among states of one tone', () => {
    const states = ['placed', 'processing', 'ready_to_ship', 'shipped', 'in_transit'];
    expect(new Set(stateColors(theme, states).values()).size).toBe(states.length);
  });
});
