import { drawPage } from './drawn-pages.server';

/** Draws a page that hands its facts over, and counts how often. */
function artist() {
  let count = 0;
  const draw = (facts: string) => () => `<p>${(count += 1)}</p><script>${facts}</script>`;
  const page = (key: string, facts: string): string => drawPage(key, facts, draw(facts));
  return { page, drawn: () => count };
}

describe('a page for many', () => {
  it('is drawn once as long as its facts are the same', () => {
    const { page, drawn } = artist();
    const first = page('same|/', '{"price":1}');
    expect(page('same|/', '{"price":1}')).toBe(first);
    expect(drawn()).toBe(1);
  });

  it('is drawn anew from other facts, and from those of before once they hold again', () => {
    const { page, drawn } = artist();
    const pages = ['{"price":1}', '{"price":12}', '{"price":1}'].map((facts) => page('other|/', facts));
    expect(drawn()).toBe(3);
    expect(pages[1]).toContain('{"price":12}');
    expect(pages[2]).toContain('{"price":1}');
  });

  it('is no other visitors’ page, even where their facts are the same', () => {
    const { page, drawn } = artist();
    page('USD|/', '{}');
    page('EUR|/', '{}');
    expect(drawn()).toBe(2);
  });

  it('is drawn each time where it does not hand its facts over', () => {
    let count = 0;
    const draw = () => `<p>${(count += 1)}</p>`;
    drawPage('silent|/', '{"a":1}', draw);
    drawPage('silent|/', '{"a":1}', draw);
    expect(count).toBe(2);
  });
});
