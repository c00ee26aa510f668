import type { Theme } from '@mui/material';
import { toneOf } from '../fields/StateChip';

/** Percentages of a tone's colour for the states that share it, far enough apart to be distinguishable. */
const SHARES = [100, 58, 34, 80, 46];

/** A colour per state: that of its tone, in a shade that no other visible state uses. */
export function stateColors(theme: Theme, states: readonly string[]): Map<string, string> {
  const used = new Map<string, number>();
  return new Map(
    states.map((state) => {
      const tone = toneOf(state);
      const place = used.get(tone) ?? 0;
      used.set(tone, place + 1);
      const base = tone === 'default' ? theme.palette.text.secondary : theme.palette[tone].main;
      const share = SHARES[place % SHARES.length];
      return [state, `color-mix(in srgb, ${base} ${share}%, ${theme.palette.background.paper})`];
    }),
  );
}
