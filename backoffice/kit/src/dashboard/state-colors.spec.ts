import type { Theme } from '@mui/material';
import { stateColors } from './state-colors';

jest.mock('../fields/StateChip', () => ({ toneOf: () => 'info' }));

const theme = {
  palette: { info: { main: '#00f' }, text: { secondary: '#888' }, background: { paper: '#fff' } },
} as unknown as Theme;

describe('stateColors', () => {
  it('gives each status its own colour, even among statuses of the same tone', () => {
    const states = ['placed', 'processing', 'ready_to_ship', 'shipped', 'in_transit'];
    expect(new Set(stateColors(theme, states).values()).size).toBe(states.length);
  });
});
