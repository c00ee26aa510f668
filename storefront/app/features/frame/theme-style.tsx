import type { ThemeFont } from '@stoa/contracts';
import { useContext, type ReactElement } from 'react';
import type { FrameView } from './frame-view';
import { NonceContext } from './nonce';

const HEX = /^#[0-9a-f]{6}$/i;

/** Relative luminance of a `#rrggbb` colour (WCAG 2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Font stacks of the theme settings; `--font-script` is the font of the page's script, such as Arabic. */
const FONTS: Record<Exclude<ThemeFont, 'template'>, string> = {
  sans: `'Inter Variable',var(--font-script),system-ui,sans-serif`,
  serif: `'Newsreader Variable','Noto Naskh Arabic',var(--font-script),Georgia,serif`,
  system: `system-ui,var(--font-script),sans-serif`,
};

/** CSS variables of a theme's colours and fonts, with text colours that stay readable on them. */
export function themeVariables(theme: FrameView['theme']): string {
  const { primary_color: primary, accent_color: accent, heading_font, body_font } = theme;
  const lines: string[] = [];
  if (HEX.test(primary)) {
    const light = luminance(primary);
    lines.push(`--primary:${primary}`, `--on-primary:${light > 0.18 ? '#101322' : '#ffffff'}`);
    // Contrast with a slightly tinted white falls below 4.5 : 1 from 0.175 on; 0.165 leaves a margin.
    lines.push(`--primary-text:${light > 0.165 ? `color-mix(in srgb, ${primary} 45%, #101322)` : primary}`);
  }
  if (HEX.test(accent)) lines.push(`--accent:${accent}`);
  if (heading_font !== 'template') lines.push(`--font-heading:${FONTS[heading_font]}`);
  if (body_font !== 'template') lines.push(`--font-body:${FONTS[body_font]}`);
  return `:root{${lines.join(';')}}`;
}

/** A style element allowed by the content security policy; `css` must hold validated values only. */
export function NoncedStyle({ css }: { css: string }): ReactElement {
  const { style } = useContext(NonceContext);
  return <style nonce={style} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
