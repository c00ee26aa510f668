import type { CustomerDevice } from '@stoa/contracts';

/** Browsers by what they call themselves; those that others imitate come last. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

/** Systems likewise: Android also says Linux, an iPad may say Macintosh. */
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

/** What a user agent says of browser and system; null for what it does not say in a way that people would know. */
export function deviceOf(userAgent: string | null): CustomerDevice {
  return { browser: named(BROWSERS, userAgent ?? ''), system: named(SYSTEMS, userAgent ?? '') };
}
