import { IsArray, IsEmail, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { Failure } from './failure';
import { validationPipe } from './validation';

class Input {
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @IsString()
  @MaxLength(20)
  name!: string;

  @IsInt()
  @Min(1)
  @Max(9)
  quantity!: number;

  @IsArray()
  @IsInt({ each: true })
  @Max(9, { each: true })
  ids!: number[];
}

async function refused(body: object): Promise<Record<string, string[]>> {
  const failure: unknown = await validationPipe()
    .transform(body, { type: 'body', metatype: Input })
    .catch((error: unknown) => error);
  if (!(failure instanceof Failure)) throw new Error('The input was accepted');
  const errors = Object.entries(failure.errors ?? {});
  return Object.fromEntries(errors.map(([field, texts]) => [field, texts.map(String)]));
}

describe('the message of a refused value', () => {
  it('names the expected type of a value that has another one, not its limits', async () => {
    expect(await refused({ email: [1], name: {}, quantity: '5', ids: 'all' })).toEqual({
      email: ['must be written in letters, digits or symbols'],
      name: ['must be written in letters, digits or symbols'],
      quantity: ['must be a number'],
      ids: ['must be a list'],
    });
  });

  it('names the limit that a value of the right type exceeds', async () => {
    const body = { email: 'a@b.co', name: 'x'.repeat(21), quantity: 10, ids: [10] };
    expect(await refused(body)).toEqual({
      name: ['may have at most 20 characters'],
      quantity: ['must be 9 or less'],
      ids: ['Each entry of Ids must be 9 or less.'],
    });
  });
});
