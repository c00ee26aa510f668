import { IsDefined, IsInt, IsOptional, IsString, Max, registerDecorator, ValidateIf } from 'class-validator';
import { AreInputs, IsInput } from './nested-inputs';
import { obeysRules } from './obeys-rules';
import { inputErrors } from './validation';

class Size {
  @IsInt()
  @Max(10)
  width!: number;
}

class Parcel {
  @IsDefined()
  @IsString()
  name!: string;

  @IsOptional()
  @IsInput(() => Size)
  size?: Size | null;

  @AreInputs(() => Size, 2)
  parts!: Size[];

  @ValidateIf((_, value) => value !== undefined)
  @IsInt({ each: true })
  codes?: number[];
}

function IsKnownLater(): PropertyDecorator {
  return (prototype, property) =>
    registerDecorator({
      target: prototype.constructor,
      propertyName: String(property),
      validator: { validate: () => Promise.resolve(true) },
    });
}

class Awaited {
  @IsKnownLater()
  name!: string;
}

const right = { name: 'Box', parts: [{ width: 3 }] };

describe('values that obey the rules of an input class', () => {
  it.each([
    right,
    { ...right, size: { width: 10 }, codes: [1, 2] },
    { ...right, size: null, codes: undefined },
    { ...right, parts: [] },
  ])('are found without an error: %j', async (value) => {
    expect(obeysRules(value, Parcel)).toBe(true);
    expect(await inputErrors(value, Parcel)).toEqual({});
  });

  it.each([
    [{ parts: [] }, ['name']],
    [{ ...right, name: 7 }, ['name']],
    [{ ...right, colour: 'red' }, ['colour']],
    [{ ...right, size: { width: 11 } }, ['size.width']],
    [{ ...right, size: [] }, ['size']],
    [{ ...right, parts: null }, ['parts']],
    [{ ...right, parts: [null] }, ['parts']],
    [{ ...right, parts: [{ width: 3 }, { width: 3, height: 1 }] }, ['parts.1.height']],
    [{ ...right, parts: [right, right, right] }, ['parts']],
    [{ ...right, codes: [1, '2'] }, ['codes']],
  ])('and those that don’t get the errors of class-validator: %j', async (value, fields) => {
    expect(obeysRules(value, Parcel)).toBe(false);
    expect(Object.keys(await inputErrors(value, Parcel))).toEqual(fields);
  });

  it('leaves rules that are checked later, and classes without rules, to class-validator', async () => {
    expect(obeysRules({ name: 'Box' }, Awaited)).toBe(false);
    expect(await inputErrors({ name: 'Box' }, Awaited)).toEqual({});
    expect(obeysRules({}, class {})).toBe(false);
  });
});
