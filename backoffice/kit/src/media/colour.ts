import { averageColor } from '@stoa/contracts';

/** Placeholder colour of an image until it is loaded: its average colour, if known. */
export function colourOf(blurhash: string | null | undefined): string {
  const color = averageColor(blurhash);
  return color ? `rgb(${color.join(' ')})` : 'action.hover';
}
