import { Failure } from '../../../kernel/http';
import { readPeriod } from './period';

const NOW = new Date('2026-03-02T13:30:00.000Z');

describe('the period of a dashboard', () => {
  it('is the last 30 days by default', () => {
    const period = readPeriod({}, NOW, 'UTC');
    expect([period.from, period.to, period.days.length]).toEqual(['2026-02-01', '2026-03-02', 30]);
    expect(period.end.toISOString()).toBe('2026-03-03T00:00:00.000Z');
  });

  it('contains every day, including a leap day, and has a previous period of the same length', () => {
    const period = readPeriod({ from: '2028-02-28', to: '2028-03-01' }, NOW, 'UTC');
    expect(period.days).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(period.previous.start.toISOString()).toBe('2028-02-25T00:00:00.000Z');
    expect(period.previous.end).toEqual(period.start);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '2026-03-01', to: '2026-02-01' }, 'to'],
    [{ from: '2020-01-01', to: '2026-02-01' }, 'from'],
  ])('refuses %j', (query, field) => {
    const refusal = (): string[] => {
      try {
        return readPeriod(query, NOW, 'UTC').days;
      } catch (error) {
        return Object.keys((error as Failure).errors ?? {});
      }
    };
    expect(refusal()).toEqual([field]);
  });
});
