import { chosenOf, filterOf } from './chosen';

describe('what a filter by choice has chosen', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['placed', ['placed']],
    [
      ['placed', 'shipped'],
      ['placed', 'shipped'],
    ],
  ])('shows %j as %j', (filter, chosen) => {
    expect(chosenOf(filter)).toEqual(chosen);
  });

  it.each([
    [[], null],
    [['placed'], 'placed'],
    [
      ['placed', 'shipped'],
      ['placed', 'shipped'],
    ],
  ])('asks for %j by %j', (chosen, filter) => {
    expect(filterOf(chosen)).toEqual(filter);
  });
});
