import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Font packages with one file per script, in order of lookup. */
const PACKAGES = [
  { name: 'noto-sans', scripts: ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'devanagari'] },
  { name: 'noto-sans-arabic', scripts: ['arabic'] },
  { name: 'noto-sans-bengali', scripts: ['bengali'] },
] as const;

/** Replacement for a character that no font has. */
export const UNKNOWN = '\uFFFD';

type Span = readonly [first: number, last: number];

/** A font file's script and its character ranges. */
export interface Script {
  name: string;
  spans: readonly Span[];
  file: (weight: Weight) => string;
}

export type Weight = 400 | 700;

let scriptsOfText: readonly Script[] | undefined;

/** All available scripts; read once. */
export function scripts(): readonly Script[] {
  scriptsOfText ??= PACKAGES.flatMap(({ name, scripts: own }) => {
    const folder = dirname(require.resolve(`@fontsource/${name}/package.json`));
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return own.map((script) => ({
      name: script,
      spans: spansOf(ranges[script] ?? ''),
      file: (weight: Weight) => join(folder, 'files', `${name}-${script}-${weight}-normal.woff`),
    }));
  });
  return scriptsOfText;
}

/** Parses `U+0000-00FF,U+0131` to pairs of numbers. */
function spansOf(text: string): Span[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const covers = ({ spans }: Script, code: number): boolean =>
  spans.some(([first, last]) => code >= first && code <= last);

/** The script of a character: preferably its neighbour's, so that joined letters stay together. */
export function scriptOf(character: string, neighbour: Script | null): Script | null {
  const code = character.codePointAt(0) ?? 0;
  if (neighbour && character !== ' ' && covers(neighbour, code)) return neighbour;
  return scripts().find((script) => covers(script, code)) ?? null;
}
