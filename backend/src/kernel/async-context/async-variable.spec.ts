import { setTimeout } from 'node:timers/promises';
import { AsyncVariable } from './async-variable';

describe('AsyncVariable', () => {
  const first = new AsyncVariable<string>();
  const second = new AsyncVariable<number>();

  it('has its value in the work and what it awaits, and none outside', async () => {
    const seen = await first.run('a', async () => {
      await setTimeout(1);
      return first.get();
    });
    expect([seen, first.get()]).toEqual(['a', undefined]);
  });

  it('keeps the values of other variables, and of work that runs at the same time', async () => {
    const read = async (name: string): Promise<unknown[]> => {
      await setTimeout(1);
      return second.run(name.length, async () => {
        await setTimeout(1);
        return [first.get(), second.get()];
      });
    };
    const seen = await Promise.all(['a', 'bb'].map((name) => first.run(name, () => read(name))));
    expect(seen).toEqual([
      ['a', 1],
      ['bb', 2],
    ]);
  });

  it('can be unset for a part of the work', () => {
    const optional = new AsyncVariable<string | undefined>();
    const seen = optional.run('a', () => [optional.run(undefined, () => optional.get()), optional.get()]);
    expect(seen).toEqual([undefined, 'a']);
  });
});
