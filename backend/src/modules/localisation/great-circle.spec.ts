import fc from 'fast-check';
import { kilometresBetween, pointOf } from './great-circle';

const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the great-circle distance', () => {
  it('matches known distances, also across the date line', () => {
    const [berlin, hamburg] = [
      { lat: 52.52, lng: 13.405 },
      { lat: 53.5511, lng: 9.9937 },
    ];
    expect(kilometresBetween(berlin, hamburg)).toBeCloseTo(255.3, 0);
    expect(kilometresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 1);
  });

  it('is symmetric, zero to the same point, and at most half the Earth’s circumference', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(kilometresBetween(a, a)).toBe(0);
        expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6);
        expect(kilometresBetween(a, b)).toBeLessThan(20_020);
      }),
    );
  });

  it('requires both latitude and longitude', () => {
    expect(pointOf({ lat: '52.5', lng: '13.4' })).toEqual({ lat: 52.5, lng: 13.4 });
    expect(pointOf({ lat: '0', lng: null })).toBeNull();
  });
});
