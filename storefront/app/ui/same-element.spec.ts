import { createElement, type ReactElement } from 'react';
import { isSameElement } from './same-element';

const Card = (): null => null;
const pick = () => 1;
const view = { name: 'Kite' };
const card = (props: object, ...children: ReactElement[]) => createElement(Card, props, ...children);

describe('isSameElement', () => {
  it.each([
    [card({}), card({})],
    [card({ view, pick }), card({ view, pick })],
    [card({ price: NaN }), card({ price: NaN })],
    [card({}, card({ view })), card({}, card({ view }))],
    [card({}, card({ key: 1 }), card({ key: 2 })), card({}, card({ key: 1 }), card({ key: 2 }))],
    [card({ more: card({ view }) }), card({ more: card({ view }) })],
  ])('%# renders the same', (one, other) => expect(isSameElement(one, other)).toBe(true));

  it.each([
    [card({}), createElement('p')],
    [card({ key: 1 }), card({ key: 2 })],
    [card({ view }), card({ view: { ...view } })],
    [card({ pick }), card({ pick: () => 1 })],
    [card({ name: undefined }), card({})],
    [card({ name: undefined }), card({ label: undefined })],
    [card({}, card({ view })), card({}, card({ view: { ...view } }))],
    [card({}, card({ key: 1 }), card({ key: 2 })), card({}, card({ key: 2 }), card({ key: 1 }))],
    [card({}, card({})), card({})],
  ])('%# may render differently', (one, other) => expect(isSameElement(one, other)).toBe(false));
});
