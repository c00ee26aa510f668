import { dependOn, track } from '.';

describe('track', () => {
  it('collects what the work depends on, and what the work within it does', async () => {
    const [outer, inner] = [() => true, () => false];
    const result = await track(async () => {
      dependOn(outer);
      return track(async () => {
        await Promise.resolve();
        dependOn(inner);
        return 'inner';
      });
    });
    expect(result.value.dependencies).toEqual([inner]);
    expect(result.dependencies).toEqual([outer, inner]);
  });

  it('collects nothing from concurrent work', async () => {
    const results = await Promise.all(
      [1, 2].map((n) =>
        track(async () => {
          await Promise.resolve();
          dependOn(() => n === 1);
        }),
      ),
    );
    expect(results.map(({ dependencies }) => dependencies.map((one) => one()))).toEqual([[true], [false]]);
  });
});
