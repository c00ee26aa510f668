import { averageColor } from '@stoa/contracts';

/** What a picture's place is filled with until it is loaded: its average colour, where that is known. */
export function colourOf(blurhash: string | null | undefined): string {
  const color = averageColor(blurhash);
  return color ? `rgb(${color.join(' ')})` : 'action.hover';
}
