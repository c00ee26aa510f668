import type { CustomerDevice } from '@stoa/contracts';

/** Browsers by user agent pattern; those whose tokens others include come last. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

/** Operating systems likewise: Android user agents contain Linux, those of iPads may contain Macintosh. */
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const named = (all: readonly [string, RegExp][], text: string): string | null =>
  all.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** Browser and system named by a user agent; null where unknown. */
export function deviceOf(userAgent: string | null): CustomerDevice {
  return { browser: named(BROWSERS, userAgent ?? ''), system: named(SYSTEMS, userAgent ?? '') };
}
