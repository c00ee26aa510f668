import { oneAtATime } from './one-at-a-time';

describe('an action that runs one at a time', () => {
  it('is called once for two clicks, and again after it has ended', async () => {
    const action = jest.fn((value: number) => Promise.resolve(value));
    const running = { current: null };
    // Each render wraps the action anew.
    const clicks = [oneAtATime(action, running)(1), oneAtATime(action, running)(2)];
    expect(await Promise.all(clicks)).toEqual([1, 1]);
    expect(action).toHaveBeenCalledTimes(1);
    expect(await oneAtATime(action, running)(3)).toBe(3);
  });

  it('can be repeated after it has failed', async () => {
    const action = jest.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce('done');
    const running = { current: null };
    await expect(oneAtATime(action, running)()).rejects.toThrow('refused');
    expect(await oneAtATime(action, running)()).toBe('done');
  });
});
