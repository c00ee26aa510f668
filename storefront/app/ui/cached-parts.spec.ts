import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { drawInParts, isSame, cachedPart, type RenderedPage } from './cached-parts';

const MARK = 'kept-test';

/** A page of three parts, one of them within another, that counts the renderings of each. */
function shop() {
  const counts = { price: 0, seller: 0, menu: 0 };
  const Seller = ({ name }: { name: string }): ReactElement => {
    counts.seller += 1;
    return createElement('p', null, name);
  };
  const Menu = ({ entries }: { entries: { label: string }[] }): ReactElement => {
    counts.menu += 1;
    return createElement(
      'ul',
      null,
      ...entries.map(({ label }) => createElement('li', { key: label }, label)),
    );
  };
  const Price = ({ price, seller }: { price: number; seller: string }): ReactElement => {
    counts.price += 1;
    return createElement('div', null, price, cachedPart(createElement(Seller, { name: seller })));
  };
  const page = (price: number, { seller = 'Nova & Çiğdem’s – متجر', labels = ['Shoes', 'Hats'] } = {}) =>
    createElement(
      'main',
      null,
      cachedPart(createElement(Menu, { entries: labels.map((label) => ({ label })) })),
      cachedPart(createElement(Price, { price, seller })),
      cachedPart(createElement(Menu, { entries: [] })),
    );
  let last: RenderedPage | undefined;
  const draw = (...facts: Parameters<typeof page>): string => {
    last = drawInParts(last, MARK, () => renderToString(createElement(() => page(...facts))));
    return String(last.html);
  };
  return { counts, draw, plain: (...facts: Parameters<typeof page>) => renderToString(page(...facts)) };
}

describe('drawInParts (renders only the parts of a page that differ)', () => {
  it('yields the same HTML as a plain render, whichever parts are known', () => {
    const { draw, plain } = shop();
    for (const facts of [
      [1],
      [2],
      [2],
      [3, { seller: 'Other' }],
      [3, { labels: ['Bags'] }],
      [1],
    ] as Parameters<typeof draw>[])
      expect(draw(...facts)).toBe(plain(...facts));
  });

  it('renders a part again only if its props differ, also within a part that differs', () => {
    const { counts, draw } = shop();
    draw(1);
    draw(2);
    draw(3);
    expect(counts).toEqual({ price: 3, seller: 1, menu: 2 });
    draw(3, { labels: ['Bags'] });
    expect(counts).toEqual({ price: 3, seller: 1, menu: 3 });
  });

  it('keeps neither former renders of a page nor event handlers', () => {
    const Button = ({ label }: { label: string; onPick: () => void }): ReactElement =>
      createElement('button', null, label);
    let last: RenderedPage | undefined;
    for (let render = 0; render < 3; render++)
      last = drawInParts(last, MARK, () =>
        renderToString(
          createElement(() =>
            createElement(
              'main',
              null,
              cachedPart(createElement(Button, { label: 'Buy', onPick: () => render })),
            ),
          ),
        ),
      );
    expect(last?.parts).toEqual([
      { of: Button, props: { label: 'Buy' }, from: '<main>'.length, to: '<main><button>Buy</button>'.length },
    ]);
  });

  it('keeps nothing of a render that failed, and renders plainly outside of pages', () => {
    const { counts, draw, plain } = shop();
    draw(1);
    expect(() =>
      drawInParts(undefined, MARK, () => {
        throw new Error('failed');
      }),
    ).toThrow('failed');
    expect(plain(1)).not.toContain(MARK);
    expect(counts.price).toBe(2);
  });
});

describe('isSame', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    ['text', 'text'],
    [undefined, undefined],
    [
      { a: 1, onPick: () => 1 },
      { a: 1, onPick: () => 2 },
    ],
  ])('%j equals %j', (one, other) => expect(isSame(one, other)).toBe(true));

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1 }, { b: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [() => 1, () => 1],
    [{ render: () => 1 }, { render: () => 1 }],
    [{ onPick: () => 1 }, { onPick: null }],
  ])('%p differs from %p', (one, other) => expect(isSame(one, other)).toBe(false));
});
