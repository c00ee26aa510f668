import { drawPage } from './drawn-pages.server';

/** Renders a page that embeds its data, and counts the renderings. */
function artist() {
  let count = 0;
  const draw = (facts: string) => () => `<p>${(count += 1)}</p><script>${facts}</script>`;
  const page = (key: string, facts: string): string => drawPage(key, facts, draw(facts));
  return { page, drawn: () => count };
}

describe('drawPage (cache of rendered pages)', () => {
  it('renders a page once while its data is unchanged', () => {
    const { page, drawn } = artist();
    const first = page('same|/', '{"price":1}');
    expect(page('same|/', '{"price":1}')).toBe(first);
    expect(drawn()).toBe(1);
  });

  it('renders again whenever the data changes, also back to earlier data', () => {
    const { page, drawn } = artist();
    const pages = ['{"price":1}', '{"price":12}', '{"price":1}'].map((facts) => page('other|/', facts));
    expect(drawn()).toBe(3);
    expect(pages[1]).toContain('{"price":12}');
    expect(pages[2]).toContain('{"price":1}');
  });

  it('renders separately per key, even if the data is the same', () => {
    const { page, drawn } = artist();
    page('USD|/', '{}');
    page('EUR|/', '{}');
    expect(drawn()).toBe(2);
  });

  it('renders every time if the page does not contain its data', () => {
    let count = 0;
    const draw = () => `<p>${(count += 1)}</p>`;
    drawPage('silent|/', '{"a":1}', draw);
    drawPage('silent|/', '{"a":1}', draw);
    expect(count).toBe(2);
  });
});
