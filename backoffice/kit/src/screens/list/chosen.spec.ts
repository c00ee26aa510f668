import { chosenOf, filterOf } from './chosen';

describe('choice filter', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['placed', ['placed']],
    [
      ['placed', 'shipped'],
      ['placed', 'shipped'],
    ],
  ])('reads the filter value %j as the choices %j', (filter, chosen) => {
    expect(chosenOf(filter)).toEqual(chosen);
  });

  it.each([
    [[], null],
    [['placed'], 'placed'],
    [
      ['placed', 'shipped'],
      ['placed', 'shipped'],
    ],
  ])('writes the choices %j as the filter value %j', (chosen, filter) => {
    expect(filterOf(chosen)).toEqual(filter);
  });
});
