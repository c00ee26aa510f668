import { getContrastRatio, ThemeProvider } from '@mui/material/styles';
import type { MediaRecord } from '@stoa/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { consoleTheme } from '../../theme/theme';
import { PictureGrid } from './PictureGrid';

jest.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
jest.mock('react-router-dom', () => ({ Link: 'a' }));
jest.mock('../../settings/format', () => ({ useMoment: () => String }));
jest.mock('../../theme/SelectTexts', () => ({ Loading: () => null, NoResults: () => null }));

const picture = { thumbnail_url: '/t.webp', filename: 'صورة (1).jpg', blurhash: null };
const rows = [
  { ...picture, id: 1, alt: 'A red chair' },
  { ...picture, id: 2, alt: null },
] as unknown as MediaRecord[];

function drawn(mode: 'light' | 'dark'): string {
  const grid = createElement(PictureGrid, { rows, chosen: new Set<number>(), onToggle: () => undefined });
  return renderToStaticMarkup(
    createElement(ThemeProvider, { theme: consoleTheme(mode, 'ltr'), children: grid }),
  );
}

/** Values of a CSS property on the elements with a class, in document order. */
function valuesOf(markup: string, className: string, property: string): string[] {
  const elements = markup.match(new RegExp(`class="[^"]*\\b${className}\\b[^"]*"`, 'g')) ?? [];
  return elements.map((element) => {
    const rule = markup.match(new RegExp(`\\.${/css-[\w-]+/.exec(element)?.[0]}\\{([^}]*)\\}`))?.[1] ?? '';
    return new RegExp(`(?:^|;)${property}:([^;]+)`).exec(rule)?.[1] ?? '';
  });
}

describe.each(['light', 'dark'] as const)('PictureGrid in %s mode', (mode) => {
  it('shows file names, captions and missing alt texts with sufficient contrast', () => {
    const markup = drawn(mode);
    const [tile = ''] = valuesOf(markup, 'MuiCard-root', 'background-color');
    const captions = valuesOf(markup, 'MuiTypography-caption', 'color');
    expect(captions).toHaveLength(2);
    for (const color of captions) expect(getContrastRatio(color, tile)).toBeGreaterThanOrEqual(4.5);
    // File names inherit the colour of the tile.
    const [text = ''] = valuesOf(markup, 'MuiCard-root', 'color');
    expect(getContrastRatio(text, tile)).toBeGreaterThanOrEqual(4.5);
  });

  it('isolates file names from the page’s writing direction', () => {
    expect(drawn(mode).match(/<bdi>صورة \(1\)\.jpg<\/bdi>/g)).toHaveLength(rows.length);
  });
});
