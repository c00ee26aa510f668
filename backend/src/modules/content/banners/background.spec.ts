import { isBackground } from './background';

describe('isBackground', () => {
  it.each([
    '#fff',
    '#0f766eff',
    'tomato',
    'rgb(10 20 30 / 50%)',
    'hsl(120, 50%, 50%)',
    'linear-gradient(90deg, #fff, #000)',
    'linear-gradient(to bottom right, #fff 0%, tomato 50%, rgb(0,0,0) 100%)',
    'radial-gradient(circle at 50% 50%, #fff, #000)',
  ])('accepts %s', (text) => {
    expect(isBackground(text)).toBe(true);
  });

  it.each([
    '',
    '#ffff0',
    'url(x.png)',
    'red; color: blue',
    'linear-gradient(90deg, url(x), #000)',
    'expression(alert(1))',
    'var(--x)',
    'linear-gradient(#fff)',
    `linear-gradient(${'#fff, '.repeat(60)}#000)`,
  ])('rejects "%s"', (text) => {
    expect(isBackground(text)).toBe(false);
  });
});
