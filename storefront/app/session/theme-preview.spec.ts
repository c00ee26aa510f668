import { keepThemePreview } from './theme-preview';

describe('a link on a page that previews a theme', () => {
  it('carries the theme on, beside what the link says itself', () => {
    expect(keepThemePreview('', '?theme_preview=abc&lang=ar')).toBe('?theme_preview=abc');
    expect(keepThemePreview('?page=2', '?theme_preview=abc')).toBe('?page=2&theme_preview=abc');
  });

  it('keeps a theme of its own', () => {
    expect(keepThemePreview('?theme_preview=own', '?theme_preview=abc')).toBe('?theme_preview=own');
  });

  it('is left alone where nothing is previewed', () => {
    expect(keepThemePreview('?attr.color=red,blue', '?lang=ar')).toBe('?attr.color=red,blue');
  });
});
