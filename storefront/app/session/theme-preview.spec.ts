import { keepThemePreview } from './theme-preview';

describe('link on a theme preview page', () => {
  it('gets the preview parameter in addition to its own parameters', () => {
    expect(keepThemePreview('', '?theme_preview=abc&lang=ar')).toBe('?theme_preview=abc');
    expect(keepThemePreview('?page=2', '?theme_preview=abc')).toBe('?page=2&theme_preview=abc');
  });

  it('keeps its own preview parameter', () => {
    expect(keepThemePreview('?theme_preview=own', '?theme_preview=abc')).toBe('?theme_preview=own');
  });

  it('is unchanged if no theme is previewed', () => {
    expect(keepThemePreview('?attr.color=red,blue', '?lang=ar')).toBe('?attr.color=red,blue');
  });
});
