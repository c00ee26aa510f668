import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages whose files each hold one script, in the order in which they are asked for a character. */
const PACKAGES = [
  { name: 'noto-sans', scripts: ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'devanagari'] },
  { name: 'noto-sans-arabic', scripts: ['arabic'] },
  { name: 'noto-sans-bengali', scripts: ['bengali'] },
] as const;

/** What stands for a character that no font has. */
export const UNKNOWN = '\uFFFD';

type Span = readonly [first: number, last: number];

/** One font file's name and the characters it is for. */
export interface Script {
  name: string;
  spans: readonly Span[];
  file: (weight: Weight) => string;
}

export type Weight = 400 | 700;

let known: readonly Script[] | undefined;

/** All scripts that a page can be set in; read once. */
export function scripts(): readonly Script[] {
  known ??= PACKAGES.flatMap(({ name, scripts: own }) => {
    const folder = dirname(require.resolve(`@fontsource/${name}/package.json`));
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return own.map((script) => ({
      name: script,
      spans: spansOf(ranges[script] ?? ''),
      file: (weight: Weight) => join(folder, 'files', `${name}-${script}-${weight}-normal.woff`),
    }));
  });
  return known;
}

/** `U+0000-00FF,U+0131` as pairs of numbers. */
function spansOf(text: string): Span[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const covers = ({ spans }: Script, code: number): boolean =>
  spans.some(([first, last]) => code >= first && code <= last);

/** The script for a character: that of its neighbour where it has it too, so that joined letters stay together. */
export function scriptOf(character: string, neighbour: Script | null): Script | null {
  const code = character.codePointAt(0) ?? 0;
  if (neighbour && character !== ' ' && covers(neighbour, code)) return neighbour;
  return scripts().find((script) => covers(script, code)) ?? null;
}
